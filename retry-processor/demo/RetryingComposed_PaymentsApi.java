package demo;

import dev.reprise.runtime.Attempt;
import dev.reprise.runtime.RetryRuntime;
import java.io.IOException;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * {@link Composed.PaymentsApi} around a delegate, its calls repeated as the annotations of the interface say.
 * As thread-safe as the delegate.
 */
@Generated("dev.reprise.processor.RetryProcessor")
@SuppressWarnings({"try", "deprecation", "removal", "rawtypes", "unchecked"})
final class RetryingComposed_PaymentsApi implements Composed.PaymentsApi {
    private final Composed.PaymentsApi delegate;

    /**
     * Retries the delegate's calls with {@link RetryRuntime#standard()}.
     */
    RetryingComposed_PaymentsApi(Composed.PaymentsApi delegate) {
        this(delegate, RetryRuntime.standard());
    }

    /**
     * Retries the delegate's calls with a runtime's clock, listeners, budgets and configuration.
     */
    RetryingComposed_PaymentsApi(Composed.PaymentsApi delegate, RetryRuntime runtime) {
        this.delegate = Objects.requireNonNull(delegate, "delegate");
        Objects.requireNonNull(runtime, "runtime");
    }

    @Override
    public String createPayment(String order) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.createPayment(order);
        }
    }

    @Override
    public String toString() {
        return "RetryingComposed_PaymentsApi[".concat(String.valueOf(delegate)).concat("]");
    }
}
