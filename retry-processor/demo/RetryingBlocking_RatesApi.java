package demo;

import dev.reprise.runtime.Attempt;
import dev.reprise.runtime.RetryRuntime;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * {@link Blocking.RatesApi} around a delegate, its calls repeated as the annotations of the interface say.
 * As thread-safe as the delegate.
 */
@Generated("dev.reprise.processor.RetryProcessor")
@SuppressWarnings({"try", "deprecation", "removal", "rawtypes", "unchecked"})
final class RetryingBlocking_RatesApi implements Blocking.RatesApi {
    private final Blocking.RatesApi delegate;

    /**
     * Retries the delegate's calls with {@link RetryRuntime#standard()}.
     */
    RetryingBlocking_RatesApi(Blocking.RatesApi delegate) {
        this(delegate, RetryRuntime.standard());
    }

    /**
     * Retries the delegate's calls with a runtime's clock, listeners, budgets and configuration.
     */
    RetryingBlocking_RatesApi(Blocking.RatesApi delegate, RetryRuntime runtime) {
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
    public String b(String pair) {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.b(pair);
        }
    }

    @Override
    public String toString() {
        return "RetryingBlocking_RatesApi[".concat(String.valueOf(delegate)).concat("]");
    }
}
