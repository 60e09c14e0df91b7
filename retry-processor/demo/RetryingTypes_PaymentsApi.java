package demo;

import dev.reprise.runtime.Attempt;
import dev.reprise.runtime.RetryRuntime;
import java.io.IOException;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * {@link Types.PaymentsApi} around a delegate, its calls repeated as the annotations of the interface say.
 * As thread-safe as the delegate.
 */
@Generated("dev.reprise.processor.RetryProcessor")
@SuppressWarnings({"try", "deprecation", "removal", "rawtypes", "unchecked"})
final class RetryingTypes_PaymentsApi implements Types.PaymentsApi {
    private final Types.PaymentsApi delegate;

    /**
     * Retries the delegate's calls with {@link RetryRuntime#standard()}.
     */
    RetryingTypes_PaymentsApi(Types.PaymentsApi delegate) {
        this(delegate, RetryRuntime.standard());
    }

    /**
     * Retries the delegate's calls with a runtime's clock, listeners, budgets and configuration.
     */
    RetryingTypes_PaymentsApi(Types.PaymentsApi delegate, RetryRuntime runtime) {
        this.delegate = Objects.requireNonNull(delegate, "delegate");
        Objects.requireNonNull(runtime, "runtime");
    }

    @Override
    public String a(Types.Command command, long[] ids, String key) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.a(command, ids, key);
        }
    }

    @Override
    public String toString() {
        return "RetryingTypes_PaymentsApi[".concat(String.valueOf(delegate)).concat("]");
    }
}
