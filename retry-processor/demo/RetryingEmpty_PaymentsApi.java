package demo;

import dev.reprise.runtime.Attempt;
import dev.reprise.runtime.RetryRuntime;
import java.io.IOException;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * {@link Empty.PaymentsApi} around a delegate, its calls repeated as the annotations of the interface say.
 * As thread-safe as the delegate.
 */
@Generated("dev.reprise.processor.RetryProcessor")
@SuppressWarnings({"try", "deprecation", "removal", "rawtypes", "unchecked"})
final class RetryingEmpty_PaymentsApi implements Empty.PaymentsApi {
    private final Empty.PaymentsApi delegate;

    /**
     * Retries the delegate's calls with {@link RetryRuntime#standard()}.
     */
    RetryingEmpty_PaymentsApi(Empty.PaymentsApi delegate) {
        this(delegate, RetryRuntime.standard());
    }

    /**
     * Retries the delegate's calls with a runtime's clock, listeners, budgets and configuration.
     */
    RetryingEmpty_PaymentsApi(Empty.PaymentsApi delegate, RetryRuntime runtime) {
        this.delegate = Objects.requireNonNull(delegate, "delegate");
        Objects.requireNonNull(runtime, "runtime");
    }

    @Override
    public String a(String order) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.a(order);
        }
    }

    @Override
    public String b(String order) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.b(order);
        }
    }

    @Override
    public String c(String order, String attempt, String key) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.c(order, attempt, key);
        }
    }

    @Override
    public String d(String order) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.d(order);
        }
    }

    @Override
    public String toString() {
        return "RetryingEmpty_PaymentsApi[".concat(String.valueOf(delegate)).concat("]");
    }
}
