package demo;

import dev.reprise.runtime.Attempt;
import dev.reprise.runtime.RetryRuntime;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * {@link Missing.OtherApi} around a delegate, its calls repeated as the annotations of the interface say.
 * As thread-safe as the delegate.
 */
@Generated("dev.reprise.processor.RetryProcessor")
@SuppressWarnings({"try", "deprecation", "removal", "rawtypes", "unchecked"})
final class RetryingMissing_OtherApi implements Missing.OtherApi {
    private final Missing.OtherApi delegate;

    /**
     * Retries the delegate's calls with {@link RetryRuntime#standard()}.
     */
    RetryingMissing_OtherApi(Missing.OtherApi delegate) {
        this(delegate, RetryRuntime.standard());
    }

    /**
     * Retries the delegate's calls with a runtime's clock, listeners, budgets and configuration.
     */
    RetryingMissing_OtherApi(Missing.OtherApi delegate, RetryRuntime runtime) {
        this.delegate = Objects.requireNonNull(delegate, "delegate");
        Objects.requireNonNull(runtime, "runtime");
    }

    @Override
    public String rate(String pair) {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.rate(pair);
        }
    }

    @Override
    public String toString() {
        return "RetryingMissing_OtherApi[".concat(String.valueOf(delegate)).concat("]");
    }
}
