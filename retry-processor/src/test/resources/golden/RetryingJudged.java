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
import java.sql.SQLException;
import java.sql.SQLNonTransientException;
import java.sql.SQLRecoverableException;
import java.sql.SQLTransientException;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import javax.annotation.processing.Generated;

/**
 * {@link Judged} around a delegate, its calls repeated as the annotations of the interface say.
 * As thread-safe as the delegate.
 */
@Generated("dev.reprise.processor.RetryProcessor")
@SuppressWarnings({"try", "deprecation", "removal", "rawtypes", "unchecked"})
final class RetryingJudged implements Judged {
    private static final RetryPolicy SEARCH_POLICY = RetryPolicy.builder()
            .maxTries(5)
            .baseDelay("1s")
            .maxDelay("60s")
            .multiplier(2.0)
            .jitter(Jitter.PROPORTIONAL)
            .jitterFactor(0.25)
            .onStatus()
            .build();

    private static final RetryPolicy SUGGEST_POLICY = RetryPolicy.builder()
            .maxTries(5)
            .baseDelay("1s")
            .maxDelay("10s")
            .multiplier(2.0)
            .jitter(Jitter.DECORRELATED)
            .maxRetryAfter("PT1M30S")
            .onStatus(429, 502, 503, 504)
            .build();

    private static final RetryPolicy COUNT_POLICY = RetryPolicy.builder()
            .maxTries(1)
            .baseDelay("1s")
            .maxDelay("60s")
            .multiplier(2.0)
            .jitter(Jitter.FULL)
            .onStatus(503)
            .build();

    private final Judged delegate;

    private final RetryOperation search;

    private final RetryOperation suggest;

    private final RetryOperation count;

    /**
     * Retries the delegate's calls with {@link RetryRuntime#standard()}.
     */
    RetryingJudged(Judged delegate) {
        this(delegate, RetryRuntime.standard());
    }

    /**
     * Retries the delegate's calls with a runtime's clock, listeners, budgets and configuration.
     */
    RetryingJudged(Judged delegate, RetryRuntime runtime) {
        this.delegate = Objects.requireNonNull(delegate, "delegate");
        Objects.requireNonNull(runtime, "runtime");
        TokenBucket budget = runtime.budget("demo.Judged", 10, 0.1);
        this.search = RetryOperation.of(runtime, "Judged", "search", SEARCH_POLICY, budget, KeyDelivery.NONE);
        this.suggest = RetryOperation.of(runtime, "Judged", "suggest", SUGGEST_POLICY, runtime.budget("demo.Judged.suggest", 5, 0.2), KeyDelivery.NONE);
        this.count = RetryOperation.of(runtime, "Judged", "count", COUNT_POLICY, TokenBucket.unlimited(), KeyDelivery.NONE);
    }

    /**
     * Up to 5 tries; waits up to 1.25s, 2.5s, 5s, 10s (jitter of 0.25), 18.75s at worst.
     * Safe to repeat: GET is idempotent (RFC 9110, section 9.3.1).
     */
    @Override
    public String search(String words) throws IOException, TimeoutException {
        RetryLoop retries = search.begin();
        while (true) {
            try (Attempt.Scope attempt = search.enter(retries)) {
                String result = delegate.search(words);
                search.succeeded(retries);
                return result;
            } catch (Exception failure) {
                if (retries == null) {
                    retries = search.firstFailure();
                }
                if (!retries.mayTryAgain(failure, classifySearch(failure)) || !retries.backOff()) {
                    throw failure;
                }
            }
        }
    }

    /**
     * Up to 5 tries; waits up to 3s, 9s, 10s, 10s (decorrelated jitter), 32s at worst.
     * Safe to repeat: GET is idempotent (RFC 9110, section 9.3.1).
     */
    @Override
    public String suggest(String words) throws IOException {
        RetryLoop retries = suggest.begin();
        while (true) {
            try (Attempt.Scope attempt = suggest.enter(retries)) {
                String result = delegate.suggest(words);
                suggest.succeeded(retries);
                return result;
            } catch (Exception failure) {
                if (retries == null) {
                    retries = suggest.firstFailure();
                }
                if (!retries.mayTryAgain(failure, classify(failure)) || !retries.backOff()) {
                    throw failure;
                }
            }
        }
    }

    /**
     * One try; configuration may allow more.
     * Safe to repeat: GET is idempotent (RFC 9110, section 9.3.1).
     */
    @Override
    public <E extends Exception> String count(Class<E> failure) throws E {
        RetryLoop retries = count.begin();
        while (true) {
            try (Attempt.Scope attempt = count.enter(retries)) {
                String result = delegate.<E>count(failure);
                count.succeeded(retries);
                return result;
            } catch (Exception failure2) {
                if (retries == null) {
                    retries = count.firstFailure();
                }
                if (!retries.mayTryAgain(failure2, classify(failure2)) || !retries.backOff()) {
                    throw failure2;
                }
            }
        }
    }

    @Override
    public String toString() {
        return "RetryingJudged[".concat(String.valueOf(delegate)).concat("]");
    }

    private static Verdict classifySearch(Throwable failure) {
        for (Throwable layer : Failures.layers(failure)) {
            if (layer instanceof FileNotFoundException) {
                return Verdict.permanent();
            }
        }
        for (Throwable layer : Failures.layers(failure)) {
            Verdict verdict = Failures.answered(layer);
            if (verdict == Verdict.none()) {
                verdict = javaNetHttp(layer);
            }
            if (verdict == Verdict.none()) {
                verdict = javaSql(layer);
            }
            if (!(verdict instanceof Verdict.HttpStatus) && (layer instanceof TimeoutException || layer instanceof IllegalStateException)) {
                verdict = Verdict.transientFailure();
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

    private static Verdict classify(Throwable failure) {
        for (Throwable layer : Failures.layers(failure)) {
            Verdict verdict = Failures.answered(layer);
            if (verdict == Verdict.none()) {
                verdict = javaNetHttp(layer);
            }
            if (verdict == Verdict.none()) {
                verdict = javaSql(layer);
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
                return Failures.notSent(layer);
            }
        } catch (LinkageError missing) {
            return Verdict.none();
        }
        return Verdict.none();
    }

    /**
     * What the failures of java.sql say; nothing where it is missing at run time.
     */
    private static Verdict javaSql(Throwable layer) {
        try {
            if (layer instanceof SQLNonTransientException) {
                return Verdict.permanent();
            }
            if (layer instanceof SQLTransientException) {
                return Verdict.transientFailure();
            }
            if (layer instanceof SQLRecoverableException) {
                return Verdict.transientFailure();
            }
            if (layer instanceof SQLException failure && failure.getSQLState() != null
                    && failure.getSQLState().matches("40...|08...")) {
                return Verdict.transientFailure();
            }
        } catch (LinkageError missing) {
            return Verdict.none();
        } catch (Throwable fault) {
            return Failures.broken(layer, fault);
        }
        return Verdict.none();
    }
}
