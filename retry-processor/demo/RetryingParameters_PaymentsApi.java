package demo;

import dev.reprise.runtime.Attempt;
import dev.reprise.runtime.RetryRuntime;
import java.io.IOException;
import java.util.Objects;
import java.util.UUID;
import javax.annotation.processing.Generated;

/**
 * {@link Parameters.PaymentsApi} around a delegate, its calls repeated as the annotations of the interface say.
 * As thread-safe as the delegate.
 */
@Generated("dev.reprise.processor.RetryProcessor")
@SuppressWarnings({"try", "deprecation", "removal", "rawtypes", "unchecked"})
final class RetryingParameters_PaymentsApi implements Parameters.PaymentsApi {
    private final Parameters.PaymentsApi delegate;

    /**
     * Retries the delegate's calls with {@link RetryRuntime#standard()}.
     */
    RetryingParameters_PaymentsApi(Parameters.PaymentsApi delegate) {
        this(delegate, RetryRuntime.standard());
    }

    /**
     * Retries the delegate's calls with a runtime's clock, listeners, budgets and configuration.
     */
    RetryingParameters_PaymentsApi(Parameters.PaymentsApi delegate, RetryRuntime runtime) {
        this.delegate = Objects.requireNonNull(delegate, "delegate");
        Objects.requireNonNull(runtime, "runtime");
    }

    @Override
    public String a(String order, String key, String again) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.a(order, key, again);
        }
    }

    @Override
    public String b(String order, UUID key) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.b(order, key);
        }
    }

    @Override
    public String c(String order, String key) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.c(order, key);
        }
    }

    @Override
    public String toString() {
        return "RetryingParameters_PaymentsApi[".concat(String.valueOf(delegate)).concat("]");
    }
}
