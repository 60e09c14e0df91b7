package demo;

import dev.reprise.runtime.Attempt;
import dev.reprise.runtime.RetryRuntime;
import java.util.Iterator;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.concurrent.Future;
import javax.annotation.processing.Generated;

/**
 * {@link Results.RatesApi} around a delegate, its calls repeated as the annotations of the interface say.
 * As thread-safe as the delegate.
 */
@Generated("dev.reprise.processor.RetryProcessor")
@SuppressWarnings({"try", "deprecation", "removal", "rawtypes", "unchecked"})
final class RetryingResults_RatesApi implements Results.RatesApi {
    private final Results.RatesApi delegate;

    /**
     * Retries the delegate's calls with {@link RetryRuntime#standard()}.
     */
    RetryingResults_RatesApi(Results.RatesApi delegate) {
        this(delegate, RetryRuntime.standard());
    }

    /**
     * Retries the delegate's calls with a runtime's clock, listeners, budgets and configuration.
     */
    RetryingResults_RatesApi(Results.RatesApi delegate, RetryRuntime runtime) {
        this.delegate = Objects.requireNonNull(delegate, "delegate");
        Objects.requireNonNull(runtime, "runtime");
    }

    @Override
    public CompletableFuture<String> a(String pair) {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.a(pair);
        }
    }

    @Override
    public Future<String> b(String pair) {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.b(pair);
        }
    }

    @Override
    public Iterator<String> c(String pair) {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.c(pair);
        }
    }

    @Override
    public Flow.Publisher<String> d(String pair) {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.d(pair);
        }
    }

    @Override
    public CompletionStage<String> e(String pair) {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.e(pair);
        }
    }

    @Override
    public String toString() {
        return "RetryingResults_RatesApi[".concat(String.valueOf(delegate)).concat("]");
    }
}
