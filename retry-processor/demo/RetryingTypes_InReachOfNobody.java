package demo;

import dev.reprise.runtime.Attempt;
import dev.reprise.runtime.RetryRuntime;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * {@link Types.InReachOfNobody} around a delegate, its calls repeated as the annotations of the interface say.
 * As thread-safe as the delegate.
 */
@Generated("dev.reprise.processor.RetryProcessor")
@SuppressWarnings({"try", "deprecation", "removal", "rawtypes", "unchecked"})
final class RetryingTypes_InReachOfNobody implements Types.InReachOfNobody {
    private final Types.InReachOfNobody delegate;

    /**
     * Retries the delegate's calls with {@link RetryRuntime#standard()}.
     */
    RetryingTypes_InReachOfNobody(Types.InReachOfNobody delegate) {
        this(delegate, RetryRuntime.standard());
    }

    /**
     * Retries the delegate's calls with a runtime's clock, listeners, budgets and configuration.
     */
    RetryingTypes_InReachOfNobody(Types.InReachOfNobody delegate, RetryRuntime runtime) {
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
        return "RetryingTypes_InReachOfNobody[".concat(String.valueOf(delegate)).concat("]");
    }
}
