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
import java.io.FileNotFoundException;
import java.io.IOException;
import java.net.http.HttpConnectTimeoutException;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import javax.annotation.processing.Generated;

/**
 * {@link Checked.RatesApi} around a delegate, its calls repeated as the annotations of the interface say.
 * As thread-safe as the delegate.
 */
@Generated("dev.reprise.processor.RetryProcessor")
@SuppressWarnings({"try", "deprecation", "removal", "rawtypes", "unchecked"})
final class RetryingChecked_RatesApi implements Checked.RatesApi {
    private static final RetryPolicy C_POLICY = RetryPolicy.builder()
            .maxTries(5)
            .baseDelay("1s")
            .maxDelay("60s")
            .multiplier(2.0)
            .jitter(Jitter.FULL)
            .onStatus(429, 502, 503, 504)
            .build();

    private final Checked.RatesApi delegate;

    private final RetryOperation c;

    private final RetryOperation d;

    /**
     * Retries the delegate's calls with {@link RetryRuntime#standard()}.
     */
    RetryingChecked_RatesApi(Checked.RatesApi delegate) {
        this(delegate, RetryRuntime.standard());
    }

    /**
     * Retries the delegate's calls with a runtime's clock, listeners, budgets and configuration.
     */
    RetryingChecked_RatesApi(Checked.RatesApi delegate, RetryRuntime runtime) {
        this.delegate = Objects.requireNonNull(delegate, "delegate");
        Objects.requireNonNull(runtime, "runtime");
        TokenBucket budget = runtime.budget("demo.Checked$RatesApi", 100, 0.2);
        this.c = RetryOperation.of(runtime, "RatesApi", "c", C_POLICY, budget, KeyDelivery.NONE);
        this.d = RetryOperation.of(runtime, "RatesApi", "d", C_POLICY, budget, KeyDelivery.NONE);
    }

    @Override
    public String a(String pair) throws IOException {
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

    /**
     * Up to 5 tries; waits up to 1s, 2s, 4s, 8s (full jitter), 15s at worst.
     * Safe to repeat: GET is idempotent (RFC 9110, section 9.3.1).
     */
    @Override
    public String c(String pair) throws FileNotFoundException {
        RetryLoop retries = c.begin();
        while (true) {
            try (Attempt.Scope attempt = c.enter(retries)) {
                String result = delegate.c(pair);
                c.succeeded(retries);
                return result;
            } catch (Exception failure) {
                if (retries == null) {
                    retries = c.firstFailure();
                }
                if (!retries.mayTryAgain(failure, classifyC(failure)) || !retries.backOff()) {
                    throw failure;
                }
            }
        }
    }

    /**
     * Up to 5 tries; waits up to 1s, 2s, 4s, 8s (full jitter), 15s at worst.
     * Safe to repeat: GET is idempotent (RFC 9110, section 9.3.1).
     */
    @Override
    public <X extends Exception> String d(String pair, Class<X> type) throws X {
        RetryLoop retries = d.begin();
        while (true) {
            try (Attempt.Scope attempt = d.enter(retries)) {
                String result = delegate.d(pair, type);
                d.succeeded(retries);
                return result;
            } catch (Exception failure) {
                if (retries == null) {
                    retries = d.firstFailure();
                }
                if (!retries.mayTryAgain(failure, classifyD(failure)) || !retries.backOff()) {
                    throw failure;
                }
            }
        }
    }

    @Override
    public String toString() {
        return "RetryingChecked_RatesApi[".concat(String.valueOf(delegate)).concat("]");
    }

    private static Verdict classifyC(Throwable failure) {
        for (Throwable layer : Failures.layers(failure)) {
            Verdict verdict = Failures.answered(layer);
            if (verdict == Verdict.none() && (layer instanceof IOException)) {
                verdict = Verdict.transientFailure();
            }
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

    private static Verdict classifyD(Throwable failure) {
        for (Throwable layer : Failures.layers(failure)) {
            Verdict verdict = Failures.answered(layer);
            if (verdict == Verdict.none() && (layer instanceof TimeoutException)) {
                verdict = Verdict.transientFailure();
            }
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
