package demo;

import dev.reprise.runtime.Attempt;
import dev.reprise.runtime.RetryRuntime;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import javax.annotation.processing.Generated;

/**
 * {@link Checked.Shared} around a delegate, its calls repeated as the annotations of the interface say.
 * As thread-safe as the delegate.
 */
@Generated("dev.reprise.processor.RetryProcessor")
@SuppressWarnings({"try", "deprecation", "removal", "rawtypes", "unchecked"})
final class RetryingChecked_Shared implements Checked.Shared {
    private final Checked.Shared delegate;

    /**
     * Retries the delegate's calls with {@link RetryRuntime#standard()}.
     */
    RetryingChecked_Shared(Checked.Shared delegate) {
        this(delegate, RetryRuntime.standard());
    }

    /**
     * Retries the delegate's calls with a runtime's clock, listeners, budgets and configuration.
     */
    RetryingChecked_Shared(Checked.Shared delegate, RetryRuntime runtime) {
        this.delegate = Objects.requireNonNull(delegate, "delegate");
        Objects.requireNonNull(runtime, "runtime");
    }

    @Override
    public String a(String pair) throws TimeoutException {
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
        return "RetryingChecked_Shared[".concat(String.valueOf(delegate)).concat("]");
    }
}
