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
 * {@link Keyed.PaymentsApi} around a delegate, its calls repeated as the annotations of the interface say.
 * As thread-safe as the delegate.
 */
@Generated("dev.reprise.processor.RetryProcessor")
@SuppressWarnings({"try", "deprecation", "removal", "rawtypes", "unchecked"})
final class RetryingKeyed_PaymentsApi implements Keyed.PaymentsApi {
    private static final RetryPolicy PAYMENT_POLICY = RetryPolicy.builder()
            .maxTries(5)
            .baseDelay("1s")
            .maxDelay("60s")
            .multiplier(2.0)
            .jitter(Jitter.FULL)
            .onStatus(429, 502, 503, 504)
            .build();

    private final Keyed.PaymentsApi delegate;

    private final RetryOperation pay;

    private final RetryOperation order;

    private final RetryOperation payment;

    /**
     * Retries the delegate's calls with {@link RetryRuntime#standard()}.
     */
    RetryingKeyed_PaymentsApi(Keyed.PaymentsApi delegate) {
        this(delegate, RetryRuntime.standard());
    }

    /**
     * Retries the delegate's calls with a runtime's clock, listeners, budgets and configuration.
     */
    RetryingKeyed_PaymentsApi(Keyed.PaymentsApi delegate, RetryRuntime runtime) {
        this.delegate = Objects.requireNonNull(delegate, "delegate");
        Objects.requireNonNull(runtime, "runtime");
        TokenBucket budget = runtime.budget("demo.Keyed$PaymentsApi", 100, 0.2);
        this.pay = RetryOperation.once(runtime, "PaymentsApi", "pay", KeyDelivery.ATTEMPT);
        this.order = RetryOperation.once(runtime, "PaymentsApi", "order", KeyDelivery.PARAMETER);
        this.payment = RetryOperation.of(runtime, "PaymentsApi", "payment", PAYMENT_POLICY, budget, KeyDelivery.NONE);
    }

    /**
     * Called once.
     * Key: SHA-256 of order, attempt attempt.
     */
    @Override
    public String pay(String order, String attempt) throws IOException {
        String key = payKey(order, attempt);
        try (Attempt.Scope attempt2 = pay.enter(pay.begin(key))) {
            return delegate.pay(order, attempt);
        }
    }

    /**
     * Called once.
     * Key: SHA-256 of order, attempt attempt.
     */
    @Override
    public String order(String order, String attempt, String key) throws IOException {
        String key2 = key == null ? orderKey(order, attempt) : KeyDigest.own(key);
        try (Attempt.Scope attempt2 = this.order.enter(this.order.begin(key2))) {
            return delegate.order(order, attempt, key2);
        }
    }

    /**
     * Up to 5 tries; waits up to 1s, 2s, 4s, 8s (full jitter), 15s at worst.
     * Safe to repeat: GET is idempotent (RFC 9110, section 9.3.1).
     */
    @Override
    public String payment(String order) throws IOException {
        RetryLoop retries = payment.begin();
        while (true) {
            try (Attempt.Scope attempt = payment.enter(retries)) {
                String result = delegate.payment(order);
                payment.succeeded(retries);
                return result;
            } catch (Exception failure) {
                if (retries == null) {
                    retries = payment.firstFailure();
                }
                if (!retries.mayTryAgain(failure, classify(failure)) || !retries.backOff()) {
                    throw failure;
                }
            }
        }
    }

    @Override
    public String toString() {
        return "RetryingKeyed_PaymentsApi[".concat(String.valueOf(delegate)).concat("]");
    }

    /**
     * Key: SHA-256 of order, attempt attempt.
     * The same for every try of one call, and for the same call made again.
     */
    private String payKey(String order, String attempt) {
        KeyDigest key = KeyDigest.scoped("PaymentsApi.pay", 2);
        key.add("order", order);
        key.add("attempt", attempt);
        return key.hex();
    }

    /**
     * Key: SHA-256 of order, attempt attempt.
     * The same for every try of one call, and for the same call made again.
     */
    private String orderKey(String order, String attempt) {
        KeyDigest key2 = KeyDigest.scoped("PaymentsApi.order", 2);
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
