package demo;

import dev.reprise.Jitter;
import dev.reprise.runtime.Attempt;
import dev.reprise.runtime.RetryPolicy;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.TokenBucket;
import dev.reprise.runtime.Verdict;
import dev.reprise.runtime.generated.Failures;
import dev.reprise.runtime.generated.KeyDelivery;
import dev.reprise.runtime.generated.KeyDigest;
import dev.reprise.runtime.generated.RetryLoop;
import dev.reprise.runtime.generated.RetryOperation;
import java.io.IOException;
import java.net.http.HttpConnectTimeoutException;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * {@link Twice.PaymentsApi} around a delegate, its calls repeated as the annotations of the interface say.
 * As thread-safe as the delegate.
 */
@Generated("dev.reprise.processor.RetryProcessor")
@SuppressWarnings({"try", "deprecation", "removal", "rawtypes", "unchecked"})
final class RetryingTwice_PaymentsApi implements Twice.PaymentsApi {
    private static final RetryPolicy C_POLICY = RetryPolicy.builder()
            .maxTries(5)
            .baseDelay("1s")
            .maxDelay("60s")
            .multiplier(2.0)
            .jitter(Jitter.FULL)
            .onStatus(429, 502, 503, 504)
            .build();

    private final Twice.PaymentsApi delegate;

    private final RetryOperation c;

    /**
     * Retries the delegate's calls with {@link RetryRuntime#standard()}.
     */
    RetryingTwice_PaymentsApi(Twice.PaymentsApi delegate) {
        this(delegate, RetryRuntime.standard());
    }

    /**
     * Retries the delegate's calls with a runtime's clock, listeners, budgets and configuration.
     */
    RetryingTwice_PaymentsApi(Twice.PaymentsApi delegate, RetryRuntime runtime) {
        this.delegate = Objects.requireNonNull(delegate, "delegate");
        Objects.requireNonNull(runtime, "runtime");
        TokenBucket budget = runtime.budget("demo.Twice$PaymentsApi", 100, 0.2);
        this.c = RetryOperation.of(runtime, "PaymentsApi", "c", C_POLICY, budget, KeyDelivery.PARAMETER);
    }

    @Override
    public String a(String order, String attempt, String key) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.a(order, attempt, key);
        }
    }

    @Override
    public String b(String order, String attempt, String key) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.b(order, attempt, key);
        }
    }

    /**
     * Up to 5 tries; waits up to 1s, 2s, 4s, 8s (full jitter), 15s at worst.
     * Safe to repeat: the server recognises the idempotency key.
     * Key: SHA-256 of order, attempt attempt.
     */
    @Override
    public String c(String order, String attempt, String key) throws IOException {
        String key2 = key == null ? cKey(order, attempt) : KeyDigest.own(key);
        RetryLoop retries = c.begin(key2);
        while (true) {
            try (Attempt.Scope attempt2 = c.enter(retries)) {
                String result = delegate.c(order, attempt, key2);
                c.succeeded(retries);
                return result;
            } catch (Exception failure) {
                if (!retries.mayTryAgain(failure, classify(failure)) || !retries.backOff()) {
                    throw failure;
                }
            }
        }
    }

    @Override
    public String d(String order, String attempt, String key) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.d(order, attempt, key);
        }
    }

    @Override
    public String toString() {
        return "RetryingTwice_PaymentsApi[".concat(String.valueOf(delegate)).concat("]");
    }

    /**
     * Key: SHA-256 of order, attempt attempt.
     * The same for every try of one call, and for the same call made again.
     */
    private String cKey(String order, String attempt) {
        KeyDigest key2 = KeyDigest.scoped("PaymentsApi.c", 2);
        key2.add("order", order);
        key2.add("attempt", attempt);
        return key2.hex();
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
