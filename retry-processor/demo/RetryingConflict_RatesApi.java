package demo;

import dev.reprise.Jitter;
import dev.reprise.runtime.Attempt;
import dev.reprise.runtime.RetryPolicy;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.TokenBucket;
import dev.reprise.runtime.Verdict;
import dev.reprise.runtime.generated.Failures;
import dev.reprise.runtime.generated.KeyDelivery;
import dev.reprise.runtime.generated.RetryLoop;
import dev.reprise.runtime.generated.RetryOperation;
import java.io.IOException;
import java.net.http.HttpConnectTimeoutException;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * {@link Conflict.RatesApi} around a delegate, its calls repeated as the annotations of the interface say.
 * As thread-safe as the delegate.
 */
@Generated("dev.reprise.processor.RetryProcessor")
@SuppressWarnings({"try", "deprecation", "removal", "rawtypes", "unchecked"})
final class RetryingConflict_RatesApi implements Conflict.RatesApi {
    private static final RetryPolicy C_POLICY = RetryPolicy.builder()
            .maxTries(5)
            .baseDelay("1s")
            .maxDelay("60s")
            .multiplier(2.0)
            .jitter(Jitter.FULL)
            .onStatus(429, 502, 503, 504)
            .unsentOnly(true)
            .build();

    private final Conflict.RatesApi delegate;

    private final RetryOperation c;

    /**
     * Retries the delegate's calls with {@link RetryRuntime#standard()}.
     */
    RetryingConflict_RatesApi(Conflict.RatesApi delegate) {
        this(delegate, RetryRuntime.standard());
    }

    /**
     * Retries the delegate's calls with a runtime's clock, listeners, budgets and configuration.
     */
    RetryingConflict_RatesApi(Conflict.RatesApi delegate, RetryRuntime runtime) {
        this.delegate = Objects.requireNonNull(delegate, "delegate");
        Objects.requireNonNull(runtime, "runtime");
        TokenBucket budget = runtime.budget("demo.Conflict$RatesApi", 100, 0.2);
        this.c = RetryOperation.of(runtime, "RatesApi", "c", C_POLICY, budget, KeyDelivery.NONE);
    }

    @Override
    public void a(String rate) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            delegate.a(rate);
        }
    }

    @Override
    public void b(String rate) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            delegate.b(rate);
        }
    }

    /**
     * Up to 5 tries; waits up to 1s, 2s, 4s, 8s (full jitter), 15s at worst.
     * Safe to repeat: only what was never sent is repeated.
     */
    @Override
    public void c(String rate) throws IOException {
        RetryLoop retries = c.begin();
        while (true) {
            try (Attempt.Scope attempt = c.enter(retries)) {
                delegate.c(rate);
                c.succeeded(retries);
                return;
            } catch (Exception failure) {
                if (retries == null) {
                    retries = c.firstFailure();
                }
                if (!retries.mayTryAgain(failure, classify(failure)) || !retries.backOff()) {
                    throw failure;
                }
            }
        }
    }

    @Override
    public String toString() {
        return "RetryingConflict_RatesApi[".concat(String.valueOf(delegate)).concat("]");
    }

    private static Verdict classify(Throwable failure) {
        for (Throwable layer : Failures.layers(failure)) {
            Verdict verdict = Failures.answered(layer);
            if (verdict == Verdict.none()) {
                verdict = javaNetHttp(layer);
            }
            if (verdict == Verdict.none()) {
                verdict = Failures.classify(layer);
            }
            if (verdict != Verdict.none()) {
                return verdict;
            }
        }
        return Verdict.permanent();
    }

    /**
     * What the failures of java.net.http say; nothing where it is missing at run time.
     */
    private static Verdict javaNetHttp(Throwable layer) {
        try {
            if (layer instanceof HttpConnectTimeoutException) {
                return Verdict.notSent();
            }
        } catch (LinkageError missing) {
            return Verdict.none();
        }
        return Verdict.none();
    }
}
