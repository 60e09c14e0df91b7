package demo;

import dev.reprise.runtime.Attempt;
import dev.reprise.runtime.RetryRuntime;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * {@link Composed.OtherApi} around a delegate, its calls repeated as the annotations of the interface say.
 * As thread-safe as the delegate.
 */
@Generated("dev.reprise.processor.RetryProcessor")
@SuppressWarnings({"try", "deprecation", "removal", "rawtypes", "unchecked"})
final class RetryingComposed_OtherApi implements Composed.OtherApi {
    private final Composed.OtherApi delegate;

    /**
     * Retries the delegate's calls with {@link RetryRuntime#standard()}.
     */
    RetryingComposed_OtherApi(Composed.OtherApi delegate) {
        this(delegate, RetryRuntime.standard());
    }

    /**
     * Retries the delegate's calls with a runtime's clock, listeners, budgets and configuration.
     */
    RetryingComposed_OtherApi(Composed.OtherApi delegate, RetryRuntime runtime) {
        this.delegate = Objects.requireNonNull(delegate, "delegate");
        Objects.requireNonNull(runtime, "runtime");
    }

    @Override
    public String a(String pair) {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.a(pair);
        }
    }

    @Override
    public String toString() {
        return "RetryingComposed_OtherApi[".concat(String.valueOf(delegate)).concat("]");
    }
}
