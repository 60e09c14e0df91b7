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
import java.sql.SQLException;
import java.sql.SQLNonTransientException;
import java.sql.SQLRecoverableException;
import java.sql.SQLTransientException;
import java.util.List;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * {@link Catalogue} around a delegate, its calls repeated as the annotations of the interface say.
 * As thread-safe as the delegate.
 */
@Generated("dev.reprise.processor.RetryProcessor")
@SuppressWarnings({"try", "deprecation", "removal", "rawtypes", "unchecked"})
public final class RetryingCatalogue implements Catalogue {
    private static final RetryPolicy POLICY = RetryPolicy.builder()
            .maxTries(5)
            .baseDelay("1s")
            .maxDelay("60s")
            .multiplier(2.0)
            .jitter(Jitter.FULL)
            .onStatus(429, 502, 503, 504)
            .build();

    private static final RetryPolicy STOCK_POLICY = RetryPolicy.builder()
            .maxTries(3)
            .baseDelay("250ms")
            .maxDelay("2s")
            .multiplier(2.0)
            .jitter(Jitter.FULL)
            .deadline("5s")
            .onStatus(429, 502, 503, 504)
            .build();

    private final Catalogue delegate;

    private final RetryOperation articles;

    private final RetryOperation remove;

    private final RetryOperation stock;

    private final RetryOperation of;

    /**
     * Retries the delegate's calls with {@link RetryRuntime#standard()}.
     */
    public RetryingCatalogue(Catalogue delegate) {
        this(delegate, RetryRuntime.standard());
    }

    /**
     * Retries the delegate's calls with a runtime's clock, listeners, budgets and configuration.
     */
    public RetryingCatalogue(Catalogue delegate, RetryRuntime runtime) {
        this.delegate = Objects.requireNonNull(delegate, "delegate");
        Objects.requireNonNull(runtime, "runtime");
        TokenBucket budget = runtime.budget("demo.Catalogue", 100, 0.2);
        this.articles = RetryOperation.of(runtime, "Catalogue", "articles", POLICY, budget, KeyDelivery.NONE);
        this.remove = RetryOperation.of(runtime, "Catalogue", "remove", POLICY, budget, KeyDelivery.NONE);
        this.stock = RetryOperation.of(runtime, "Catalogue", "stock", STOCK_POLICY, budget, KeyDelivery.NONE);
        this.of = RetryOperation.of(runtime, "Catalogue", "of", POLICY, budget, KeyDelivery.NONE);
    }

    /**
     * Up to 5 tries; waits up to 1s, 2s, 4s, 8s (full jitter), 15s at worst.
     * Safe to repeat: GET is idempotent (RFC 9110, section 9.3.1).
     */
    @Override
    public List<String> articles() throws IOException {
        RetryLoop retries = articles.begin();
        while (true) {
            try (Attempt.Scope attempt = articles.enter(retries)) {
                List<String> result = delegate.articles();
                articles.succeeded(retries);
                return result;
            } catch (Exception failure) {
                if (retries == null) {
                    retries = articles.firstFailure();
                }
                if (!retries.mayTryAgain(failure, classify(failure)) || !retries.backOff()) {
                    throw failure;
                }
            }
        }
    }

    /**
     * Up to 5 tries; waits up to 1s, 2s, 4s, 8s (full jitter), 15s at worst.
     * Safe to repeat: DELETE is idempotent (RFC 9110, section 9.3.5).
     */
    @Override
    public void remove(String article) throws IOException {
        RetryLoop retries = remove.begin();
        while (true) {
            try (Attempt.Scope attempt = remove.enter(retries)) {
                delegate.remove(article);
                remove.succeeded(retries);
                return;
            } catch (Exception failure) {
                if (retries == null) {
                    retries = remove.firstFailure();
                }
                if (!retries.mayTryAgain(failure, classify(failure)) || !retries.backOff()) {
                    throw failure;
                }
            }
        }
    }

    /**
     * Up to 3 tries; waits up to 250ms, 500ms (full jitter), 750ms at worst; nothing starts after 5s.
     * Safe to repeat: GET is idempotent (RFC 9110, section 9.3.1).
     */
    @Override
    public int stock(String article) throws IOException, InterruptedException {
        RetryLoop retries = stock.begin();
        while (true) {
            try (Attempt.Scope attempt = stock.enter(retries)) {
                int result = delegate.stock(article);
                stock.succeeded(retries);
                return result;
            } catch (Exception failure) {
                if (retries == null) {
                    retries = stock.firstFailure();
                }
                if (!retries.mayTryAgain(failure, classify(failure)) || !retries.backOffInterruptibly()) {
                    throw failure;
                }
            }
        }
    }

    @Override
    public void add(String article) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            delegate.add(article);
        }
    }

    /**
     * Up to 5 tries; waits up to 1s, 2s, 4s, 8s (full jitter), 15s at worst.
     * Safe to repeat: GET is idempotent (RFC 9110, section 9.3.1).
     */
    @Override
    public Catalogue of(String shop) {
        RetryLoop retries = of.begin();
        while (true) {
            try (Attempt.Scope attempt = of.enter(retries)) {
                Catalogue result = delegate.of(shop);
                of.succeeded(retries);
                return result == delegate ? this : result;
            } catch (Exception failure) {
                if (retries == null) {
                    retries = of.firstFailure();
                }
                if (!retries.mayTryAgain(failure, classify(failure)) || !retries.backOff()) {
                    throw failure;
                }
            }
        }
    }

    @Override
    public void close() {
        try (Attempt.Scope masked = Attempt.mask()) {
            delegate.close();
        }
    }

    @Override
    public String toString() {
        return "RetryingCatalogue[".concat(String.valueOf(delegate)).concat("]");
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
