package demo;

import dev.reprise.runtime.RetryRuntime;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * {@link Empty.Constants} around a delegate, its calls repeated as the annotations of the interface say.
 * As thread-safe as the delegate.
 */
@Generated("dev.reprise.processor.RetryProcessor")
@SuppressWarnings({"try", "deprecation", "removal", "rawtypes", "unchecked"})
final class RetryingEmpty_Constants implements Empty.Constants {
    private final Empty.Constants delegate;

    /**
     * Retries the delegate's calls with {@link RetryRuntime#standard()}.
     */
    RetryingEmpty_Constants(Empty.Constants delegate) {
        this(delegate, RetryRuntime.standard());
    }

    /**
     * Retries the delegate's calls with a runtime's clock, listeners, budgets and configuration.
     */
    RetryingEmpty_Constants(Empty.Constants delegate, RetryRuntime runtime) {
        this.delegate = Objects.requireNonNull(delegate, "delegate");
        Objects.requireNonNull(runtime, "runtime");
    }

    @Override
    public String toString() {
        return "RetryingEmpty_Constants[".concat(String.valueOf(delegate)).concat("]");
    }
}
