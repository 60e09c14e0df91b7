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
 * {@link OnInterface.PaymentsApi} around a delegate, its calls repeated as the annotations of the interface say.
 * As thread-safe as the delegate.
 */
@Generated("dev.reprise.processor.RetryProcessor")
@SuppressWarnings({"try", "deprecation", "removal", "rawtypes", "unchecked"})
final class RetryingOnInterface_PaymentsApi implements OnInterface.PaymentsApi {
    private static final RetryPolicy POLICY = RetryPolicy.builder()
            .maxTries(5)
            .baseDelay("1s")
            .maxDelay("60s")
            .multiplier(2.0)
            .jitter(Jitter.FULL)
            .onStatus(429, 502, 503, 504)
            .build();

    private final OnInterface.PaymentsApi delegate;

    private final RetryOperation cancelPayment;

    /**
     * Retries the delegate's calls with {@link RetryRuntime#standard()}.
     */
    RetryingOnInterface_PaymentsApi(OnInterface.PaymentsApi delegate) {
        this(delegate, RetryRuntime.standard());
    }

    /**
     * Retries the delegate's calls with a runtime's clock, listeners, budgets and configuration.
     */
    RetryingOnInterface_PaymentsApi(OnInterface.PaymentsApi delegate, RetryRuntime runtime) {
        this.delegate = Objects.requireNonNull(delegate, "delegate");
        Objects.requireNonNull(runtime, "runtime");
        TokenBucket budget = runtime.budget("demo.OnInterface$PaymentsApi", 100, 0.2);
        this.cancelPayment = RetryOperation.of(runtime, "PaymentsApi", "cancelPayment", POLICY, budget, KeyDelivery.NONE);
    }

    @Override
    public String createPayment(String order) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.createPayment(order);
        }
    }

    @Override
    public void deletePayment(String order) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            delegate.deletePayment(order);
        }
    }

    /**
     * Up to 5 tries; waits up to 1s, 2s, 4s, 8s (full jitter), 15s at worst.
     * Safe to repeat: DELETE is idempotent (RFC 9110, section 9.3.5).
     */
    @Override
    public void cancelPayment(String order) throws IOException {
        RetryLoop retries = cancelPayment.begin();
        while (true) {
            try (Attempt.Scope attempt = cancelPayment.enter(retries)) {
                delegate.cancelPayment(order);
                cancelPayment.succeeded(retries);
                return;
            } catch (Exception failure) {
                if (retries == null) {
                    retries = cancelPayment.firstFailure();
                }
                if (!retries.mayTryAgain(failure, classify(failure)) || !retries.backOff()) {
                    throw failure;
                }
            }
        }
    }

    @Override
    public void remind(String order) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            delegate.remind(order);
        }
    }

    @Override
    public String toString() {
        return "RetryingOnInterface_PaymentsApi[".concat(String.valueOf(delegate)).concat("]");
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
