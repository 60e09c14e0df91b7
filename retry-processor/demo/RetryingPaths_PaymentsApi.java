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
 * {@link Paths.PaymentsApi} around a delegate, its calls repeated as the annotations of the interface say.
 * As thread-safe as the delegate.
 */
@Generated("dev.reprise.processor.RetryProcessor")
@SuppressWarnings({"try", "deprecation", "removal", "rawtypes", "unchecked"})
final class RetryingPaths_PaymentsApi implements Paths.PaymentsApi {
    private static final RetryPolicy B_POLICY = RetryPolicy.builder()
            .maxTries(5)
            .baseDelay("1s")
            .maxDelay("60s")
            .multiplier(2.0)
            .jitter(Jitter.FULL)
            .onStatus(429, 502, 503, 504)
            .build();

    private final Paths.PaymentsApi delegate;

    private final RetryOperation b;

    /**
     * Retries the delegate's calls with {@link RetryRuntime#standard()}.
     */
    RetryingPaths_PaymentsApi(Paths.PaymentsApi delegate) {
        this(delegate, RetryRuntime.standard());
    }

    /**
     * Retries the delegate's calls with a runtime's clock, listeners, budgets and configuration.
     */
    RetryingPaths_PaymentsApi(Paths.PaymentsApi delegate, RetryRuntime runtime) {
        this.delegate = Objects.requireNonNull(delegate, "delegate");
        Objects.requireNonNull(runtime, "runtime");
        TokenBucket budget = runtime.budget("demo.Paths$PaymentsApi", 100, 0.2);
        this.b = RetryOperation.of(runtime, "PaymentsApi", "b", B_POLICY, budget, KeyDelivery.PARAMETER);
    }

    @Override
    public String a(Paths.Command command, String key) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.a(command, key);
        }
    }

    /**
     * Up to 5 tries; waits up to 1s, 2s, 4s, 8s (full jitter), 15s at worst.
     * Safe to repeat: the server recognises the idempotency key.
     * Key: SHA-256 of command.orderId, attempt command.attemptId.
     */
    @Override
    public String b(Paths.Command command, String key) throws IOException {
        String key2 = key == null ? bKey(command) : KeyDigest.own(key);
        RetryLoop retries = b.begin(key2);
        while (true) {
            try (Attempt.Scope attempt = b.enter(retries)) {
                String result = delegate.b(command, key2);
                b.succeeded(retries);
                return result;
            } catch (Exception failure) {
                if (!retries.mayTryAgain(failure, classify(failure)) || !retries.backOff()) {
                    throw failure;
                }
            }
        }
    }

    @Override
    public String toString() {
        return "RetryingPaths_PaymentsApi[".concat(String.valueOf(delegate)).concat("]");
    }

    /**
     * Key: SHA-256 of command.orderId, attempt command.attemptId.
     * The same for every try of one call, and for the same call made again.
     */
    private String bKey(Paths.Command command) {
        KeyDigest key2 = KeyDigest.scoped("PaymentsApi.b", 2);
        key2.add("command.orderId", KeyDigest.present(command, "command").orderId());
        key2.add("command.attemptId", KeyDigest.present(command, "command").attemptId());
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
