package demo;

import dev.reprise.runtime.Attempt;
import dev.reprise.runtime.RetryRuntime;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * {@link Features.Policies} around a delegate, its calls repeated as the annotations of the interface say.
 * As thread-safe as the delegate.
 */
@Generated("dev.reprise.processor.RetryProcessor")
@SuppressWarnings({"try", "deprecation", "removal", "rawtypes", "unchecked"})
final class RetryingFeatures_Policies implements Features.Policies {
    private final Features.Policies delegate;

    /**
     * Retries the delegate's calls with {@link RetryRuntime#standard()}.
     */
    RetryingFeatures_Policies(Features.Policies delegate) {
        this(delegate, RetryRuntime.standard());
    }

    /**
     * Retries the delegate's calls with a runtime's clock, listeners, budgets and configuration.
     */
    RetryingFeatures_Policies(Features.Policies delegate, RetryRuntime runtime) {
        this.delegate = Objects.requireNonNull(delegate, "delegate");
        Objects.requireNonNull(runtime, "runtime");
    }

    @Override
    public int compareTo(Object other) {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.compareTo(other);
        }
    }

    @Override
    public String toString() {
        return "RetryingFeatures_Policies[".concat(String.valueOf(delegate)).concat("]");
    }
}
