package demo;

import dev.reprise.Jitter;
import dev.reprise.runtime.Attempt;
import dev.reprise.runtime.FailureClassifier;
import dev.reprise.runtime.RetryPolicy;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.TokenBucket;
import dev.reprise.runtime.Verdict;
import dev.reprise.runtime.generated.Failures;
import dev.reprise.runtime.generated.KeyDelivery;
import dev.reprise.runtime.generated.RetryLoop;
import dev.reprise.runtime.generated.RetryOperation;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpResponse;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * {@link Pages} around a delegate, its calls repeated as the annotations of the interface say.
 * As thread-safe as the delegate.
 */
@Generated("dev.reprise.processor.RetryProcessor")
@SuppressWarnings({"try", "deprecation", "removal", "rawtypes", "unchecked"})
public final class RetryingPages implements Pages {
    private static final RetryPolicy PAGE_POLICY = RetryPolicy.builder()
            .maxTries(5)
            .baseDelay("1s")
            .maxDelay("60s")
            .multiplier(2.0)
            .jitter(Jitter.FULL)
            .onStatus(429, 502, 503, 504)
            .build();

    private final Pages delegate;

    private final FailureClassifier classifier = new Pages.NotYet();

    private final RetryOperation page;

    private final RetryOperation state;

    private final RetryOperation document;

    /**
     * Retries the delegate's calls with {@link RetryRuntime#standard()}.
     */
    public RetryingPages(Pages delegate) {
        this(delegate, RetryRuntime.standard());
    }

    /**
     * Retries the delegate's calls with a runtime's clock, listeners, budgets and configuration.
     */
    public RetryingPages(Pages delegate, RetryRuntime runtime) {
        this.delegate = Objects.requireNonNull(delegate, "delegate");
        Objects.requireNonNull(runtime, "runtime");
        TokenBucket budget = runtime.budget("demo.Pages", 100, 0.2);
        this.page = RetryOperation.of(runtime, "Pages", "page", PAGE_POLICY, budget, KeyDelivery.NONE);
        this.state = RetryOperation.of(runtime, "Pages", "state", PAGE_POLICY, budget, KeyDelivery.NONE);
        this.document = RetryOperation.of(runtime, "Pages", "document", PAGE_POLICY, budget, KeyDelivery.NONE);
    }

    /**
     * Up to 5 tries; waits up to 1s, 2s, 4s, 8s (full jitter), 15s at worst.
     * Safe to repeat: GET is idempotent (RFC 9110, section 9.3.1).
     */
    @Override
    public HttpResponse<InputStream> page(String path) throws IOException {
        RetryLoop retries = page.begin();
        while (true) {
            HttpResponse<InputStream> result;
            try (Attempt.Scope attempt = page.enter(retries)) {
                result = delegate.page(path);
            } catch (Exception failure) {
                if (retries == null) {
                    retries = page.firstFailure();
                }
                if (!retries.mayTryAgain(failure, classify(failure)) || !retries.backOff()) {
                    throw failure;
                }
                continue;
            }
            Verdict verdict = answered(result);
            if (verdict == Verdict.none()) {
                page.succeeded(retries);
                return result;
            }
            if (retries == null) {
                retries = page.firstFailure();
            }
            if (!retries.mayTryAgain(null, verdict)) {
                return result;
            }
            RetryLoop.discard(result.body());
            if (!retries.backOff()) {
                return result;
            }
        }
    }

    /**
     * Up to 5 tries; waits up to 1s, 2s, 4s, 8s (full jitter), 15s at worst.
     * Safe to repeat: GET is idempotent (RFC 9110, section 9.3.1).
     */
    @Override
    public String state(String job) {
        RetryLoop retries = state.begin();
        while (true) {
            String result;
            try (Attempt.Scope attempt = state.enter(retries)) {
                result = delegate.state(job);
            } catch (Exception failure) {
                if (retries == null) {
                    retries = state.firstFailure();
                }
                if (!retries.mayTryAgain(failure, classifyState(failure)) || !retries.backOff()) {
                    throw failure;
                }
                continue;
            }
            Verdict verdict = Failures.askAboutResult(classifier, result);
            if (verdict == Verdict.none()) {
                state.succeeded(retries);
                return result;
            }
            if (retries == null) {
                retries = state.firstFailure();
            }
            if (!retries.mayTryAgain(null, verdict)) {
                return result;
            }
            if (!retries.backOff()) {
                return result;
            }
        }
    }

    /**
     * Up to 5 tries; waits up to 1s, 2s, 4s, 8s (full jitter), 15s at worst.
     * Safe to repeat: GET is idempotent (RFC 9110, section 9.3.1).
     */
    @Override
    public HttpResponse<String> document(String path) throws IOException, InterruptedException {
        RetryLoop retries = document.begin();
        while (true) {
            HttpResponse<String> result;
            try (Attempt.Scope attempt = document.enter(retries)) {
                result = delegate.document(path);
            } catch (Exception failure) {
                if (retries == null) {
                    retries = document.firstFailure();
                }
                if (!retries.mayTryAgain(failure, classifyState(failure)) || !retries.backOffInterruptibly()) {
                    throw failure;
                }
                continue;
            }
            Verdict verdict = Failures.askAboutResult(classifier, result);
            if (verdict == Verdict.none()) {
                verdict = answered(result);
            }
            if (verdict == Verdict.none()) {
                document.succeeded(retries);
                return result;
            }
            if (retries == null) {
                retries = document.firstFailure();
            }
            if (!retries.mayTryAgain(null, verdict)) {
                return result;
            }
            RetryLoop.discard(result.body());
            if (!retries.backOffInterruptibly()) {
                return result;
            }
        }
    }

    @Override
    public String toString() {
        return "RetryingPages[".concat(String.valueOf(delegate)).concat("]");
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

    private Verdict classifyState(Throwable failure) {
        for (Throwable layer : Failures.layers(failure)) {
            Verdict verdict = Failures.ask(classifier, layer);
            if (verdict != Verdict.none()) {
                return verdict;
            }
            verdict = Failures.answered(layer);
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
                return Failures.notSent(layer);
            }
        } catch (LinkageError missing) {
            return Verdict.none();
        }
        return Verdict.none();
    }

    /**
     * The status of an answer that is a failure; no verdict on any other.
     */
    private static Verdict answered(HttpResponse<?> response) {
        try {
            if (response == null || response.statusCode() < 400) {
                return Verdict.none();
            }
            String retryAfter = response.headers().firstValue("Retry-After").orElse(null);
            String date = response.headers().firstValue("Date").orElse(null);
            return Verdict.httpStatus(response.statusCode(), retryAfter, date);
        } catch (Throwable fault) {
            return Failures.broken(response, fault);
        }
    }
}
