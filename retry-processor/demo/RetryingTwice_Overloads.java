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
 * {@link Twice.Overloads} around a delegate, its calls repeated as the annotations of the interface say.
 * As thread-safe as the delegate.
 */
@Generated("dev.reprise.processor.RetryProcessor")
@SuppressWarnings({"try", "deprecation", "removal", "rawtypes", "unchecked"})
final class RetryingTwice_Overloads implements Twice.Overloads {
    private static final RetryPolicy PAY_POLICY = RetryPolicy.builder()
            .maxTries(5)
            .baseDelay("1s")
            .maxDelay("60s")
            .multiplier(2.0)
            .jitter(Jitter.FULL)
            .onStatus(429, 502, 503, 504)
            .build();

    private final Twice.Overloads delegate;

    private final RetryOperation pay;

    /**
     * Retries the delegate's calls with {@link RetryRuntime#standard()}.
     */
    RetryingTwice_Overloads(Twice.Overloads delegate) {
        this(delegate, RetryRuntime.standard());
    }

    /**
     * Retries the delegate's calls with a runtime's clock, listeners, budgets and configuration.
     */
    RetryingTwice_Overloads(Twice.Overloads delegate, RetryRuntime runtime) {
        this.delegate = Objects.requireNonNull(delegate, "delegate");
        Objects.requireNonNull(runtime, "runtime");
        TokenBucket budget = runtime.budget("demo.Twice$Overloads", 100, 0.2);
        this.pay = RetryOperation.of(runtime, "Overloads", "pay", PAY_POLICY, budget, KeyDelivery.PARAMETER);
    }

    /**
     * Up to 5 tries; waits up to 1s, 2s, 4s, 8s (full jitter), 15s at worst.
     * Safe to repeat: the server recognises the idempotency key.
     * Key: SHA-256 of order, attempt attempt.
     */
    @Override
    public String pay(String order, String attempt, String key) throws IOException {
        String key2 = key == null ? payKey(order, attempt) : KeyDigest.own(key);
        RetryLoop retries = pay.begin(key2);
        while (true) {
            try (Attempt.Scope attempt2 = pay.enter(retries)) {
                String result = delegate.pay(order, attempt, key2);
                pay.succeeded(retries);
                return result;
            } catch (Exception failure) {
                if (!retries.mayTryAgain(failure, classify(failure)) || !retries.backOff()) {
                    throw failure;
                }
            }
        }
    }

    @Override
    public String pay(long order, String attempt, String key) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.pay(order, attempt, key);
        }
    }

    @Override
    public String toString() {
        return "RetryingTwice_Overloads[".concat(String.valueOf(delegate)).concat("]");
    }

    /**
     * Key: SHA-256 of order, attempt attempt.
     * The same for every try of one call, and for the same call made again.
     */
    private String payKey(String order, String attempt) {
        KeyDigest key2 = KeyDigest.scoped("Overloads.pay", 2);
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
