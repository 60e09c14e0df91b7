package demo;

import dev.reprise.Jitter;
import dev.reprise.runtime.RetryPolicy;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.TokenBucket;
import dev.reprise.runtime.generated.Failures;
import dev.reprise.runtime.generated.KeyDelivery;
import dev.reprise.runtime.generated.RetryLoop;
import dev.reprise.runtime.generated.RetryOperation;
import java.io.IOException;
import java.io.Serializable;
import java.net.http.HttpConnectTimeoutException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import javax.annotation.processing.Generated;

/**
 * {@link Shapes} around a delegate, its calls repeated as the annotations of the interface say.
 * As thread-safe as the delegate.
 */
@Generated("dev.reprise.processor.RetryProcessor")
@SuppressWarnings({"try", "deprecation", "removal", "rawtypes", "unchecked", "hiding"})
public final class RetryingShapes<K extends Comparable<K> & Serializable, Verdict> implements Shapes<K, Verdict> {
    private static final RetryPolicy POLICY = RetryPolicy.builder()
            .maxTries(5)
            .baseDelay("1s")
            .maxDelay("60s")
            .multiplier(2.0)
            .jitter(Jitter.FULL)
            .onStatus(429, 502, 503, 504)
            .build();

    private static final RetryPolicy DESCRIBE_POLICY = RetryPolicy.builder()
            .maxTries(2)
            .baseDelay("1s")
            .maxDelay("60s")
            .multiplier(2.0)
            .jitter(Jitter.FULL)
            .onStatus(429, 502, 503, 504)
            .build();

    private final Shapes<K, Verdict> delegate;

    private final RetryOperation map;

    private final RetryOperation delegate2;

    private final RetryOperation old;

    private final RetryOperation describe;

    private final RetryOperation get;

    /**
     * Retries the delegate's calls with {@link RetryRuntime#standard()}.
     */
    public RetryingShapes(Shapes<K, Verdict> delegate) {
        this(delegate, RetryRuntime.standard());
    }

    /**
     * Retries the delegate's calls with a runtime's clock, listeners, budgets and configuration.
     */
    public RetryingShapes(Shapes<K, Verdict> delegate, RetryRuntime runtime) {
        this.delegate = Objects.requireNonNull(delegate, "delegate");
        Objects.requireNonNull(runtime, "runtime");
        TokenBucket budget = runtime.budget("demo.Shapes", 100, 0.2);
        this.map = RetryOperation.of(runtime, "Shapes", "map", POLICY, budget, KeyDelivery.NONE);
        this.delegate2 = RetryOperation.of(runtime, "Shapes", "delegate", POLICY, budget, KeyDelivery.NONE);
        this.old = RetryOperation.of(runtime, "Shapes", "old", POLICY, budget, KeyDelivery.NONE);
        this.describe = RetryOperation.of(runtime, "Shapes", "describe", DESCRIBE_POLICY, budget, KeyDelivery.NONE);
        this.get = RetryOperation.of(runtime, "Shapes", "get", POLICY, budget, KeyDelivery.NONE);
    }

    /**
     * Up to 5 tries; waits up to 1s, 2s, 4s, 8s (full jitter), 15s at worst.
     * Safe to repeat: &#64;Idempotent says so.
     */
    @Override
    public <Objects extends Verdict> Map<K, ? super Objects> map(K key,
            Class<? extends Objects>... types) {
        RetryLoop retries = map.begin();
        while (true) {
            try (dev.reprise.runtime.Attempt.Scope attempt = map.enter(retries)) {
                Map<K, ? super Objects> result = delegate.<Objects>map(key, types);
                map.succeeded(retries);
                return result;
            } catch (Exception failure) {
                if (retries == null) {
                    retries = map.firstFailure();
                }
                if (!retries.mayTryAgain(failure, classify(failure)) || !retries.backOff()) {
                    throw failure;
                }
            }
        }
    }

    /**
     * Up to 5 tries; waits up to 1s, 2s, 4s, 8s (full jitter), 15s at worst.
     * Safe to repeat: &#64;Idempotent says so.
     */
    @Override
    public long[][] delegate(long[] delegate, int retries, double result, String attempt,
            Object failure) {
        RetryLoop retries2 = delegate2.begin();
        while (true) {
            try (dev.reprise.runtime.Attempt.Scope attempt2 = delegate2.enter(retries2)) {
                long[][] result2 = this.delegate.delegate(delegate, retries, result, attempt, failure);
                delegate2.succeeded(retries2);
                return result2;
            } catch (Exception failure2) {
                if (retries2 == null) {
                    retries2 = delegate2.firstFailure();
                }
                if (!retries2.mayTryAgain(failure2, classify(failure2)) || !retries2.backOff()) {
                    throw failure2;
                }
            }
        }
    }

    /**
     * Up to 5 tries; waits up to 1s, 2s, 4s, 8s (full jitter), 15s at worst.
     * Safe to repeat: &#64;Idempotent says so.
     */
    @Override
    @Deprecated
    public void old(Shapes.Attempt attempt, Supplier<? extends Verdict> retryOperation) {
        RetryLoop retries = old.begin();
        while (true) {
            try (dev.reprise.runtime.Attempt.Scope attempt2 = old.enter(retries)) {
                delegate.old(attempt, retryOperation);
                old.succeeded(retries);
                return;
            } catch (Exception failure) {
                if (retries == null) {
                    retries = old.firstFailure();
                }
                if (!retries.mayTryAgain(failure, classify(failure)) || !retries.backOff()) {
                    throw failure;
                }
            }
        }
    }

    @Override
    public int size() {
        try (dev.reprise.runtime.Attempt.Scope masked = dev.reprise.runtime.Attempt.mask()) {
            return delegate.size();
        }
    }

    /**
     * Up to 2 tries; waits up to 1s (full jitter), 1s at worst.
     * Safe to repeat: &#64;Idempotent says so.
     */
    @Override
    public String describe() {
        RetryLoop retries = describe.begin();
        while (true) {
            try (dev.reprise.runtime.Attempt.Scope attempt = describe.enter(retries)) {
                String result = delegate.describe();
                describe.succeeded(retries);
                return result;
            } catch (Exception failure) {
                if (retries == null) {
                    retries = describe.firstFailure();
                }
                if (!retries.mayTryAgain(failure, classify(failure)) || !retries.backOff()) {
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
    public Verdict get(String id, List<K> arguments) throws IOException {
        RetryLoop retries = get.begin();
        while (true) {
            try (dev.reprise.runtime.Attempt.Scope attempt = get.enter(retries)) {
                Verdict result = delegate.get(id, arguments);
                get.succeeded(retries);
                return result;
            } catch (Exception failure) {
                if (retries == null) {
                    retries = get.firstFailure();
                }
                if (!retries.mayTryAgain(failure, classify(failure)) || !retries.backOff()) {
                    throw failure;
                }
            }
        }
    }

    @Override
    public String toString() {
        return "RetryingShapes[".concat(String.valueOf(delegate)).concat("]");
    }

    private static dev.reprise.runtime.Verdict classify(Throwable failure) {
        for (Throwable layer : Failures.layers(failure)) {
            dev.reprise.runtime.Verdict verdict = Failures.answered(layer);
            if (verdict == dev.reprise.runtime.Verdict.none()) {
                verdict = javaNetHttp(layer);
            }
            if (verdict == dev.reprise.runtime.Verdict.none()) {
                verdict = Failures.classify(layer);
            }
            if (verdict != dev.reprise.runtime.Verdict.none()) {
                return verdict;
            }
        }
        return dev.reprise.runtime.Verdict.permanent();
    }

    /**
     * What the failures of java.net.http say; nothing where it is missing at run time.
     */
    private static dev.reprise.runtime.Verdict javaNetHttp(Throwable layer) {
        try {
            if (layer instanceof HttpConnectTimeoutException) {
                return Failures.notSent(layer);
            }
        } catch (LinkageError missing) {
            return dev.reprise.runtime.Verdict.none();
        }
        return dev.reprise.runtime.Verdict.none();
    }
}
