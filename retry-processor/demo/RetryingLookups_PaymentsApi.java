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
import java.util.Optional;
import javax.annotation.processing.Generated;

/**
 * {@link Lookups.PaymentsApi} around a delegate, its calls repeated as the annotations of the interface say.
 * As thread-safe as the delegate.
 */
@Generated("dev.reprise.processor.RetryProcessor")
@SuppressWarnings({"try", "deprecation", "removal", "rawtypes", "unchecked"})
final class RetryingLookups_PaymentsApi implements Lookups.PaymentsApi {
    private static final RetryPolicy E_POLICY = RetryPolicy.builder()
            .maxTries(5)
            .baseDelay("1s")
            .maxDelay("60s")
            .multiplier(2.0)
            .jitter(Jitter.FULL)
            .onStatus(429, 502, 503, 504)
            .build();

    private final Lookups.PaymentsApi delegate;

    private final RetryOperation e;

    /**
     * Retries the delegate's calls with {@link RetryRuntime#standard()}.
     */
    RetryingLookups_PaymentsApi(Lookups.PaymentsApi delegate) {
        this(delegate, RetryRuntime.standard());
    }

    /**
     * Retries the delegate's calls with a runtime's clock, listeners, budgets and configuration.
     */
    RetryingLookups_PaymentsApi(Lookups.PaymentsApi delegate, RetryRuntime runtime) {
        this.delegate = Objects.requireNonNull(delegate, "delegate");
        Objects.requireNonNull(runtime, "runtime");
        TokenBucket budget = runtime.budget("demo.Lookups$PaymentsApi", 100, 0.2);
        this.e = RetryOperation.of(runtime, "PaymentsApi", "e", E_POLICY, budget, KeyDelivery.NONE);
    }

    @Override
    public String a(String order) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.a(order);
        }
    }

    @Override
    public String b(String order) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.b(order);
        }
    }

    @Override
    public String c(String order) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.c(order);
        }
    }

    @Override
    public String d(String order) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.d(order);
        }
    }

    /**
     * Up to 5 tries; waits up to 1s, 2s, 4s, 8s (full jitter), 15s at worst.
     * Safe to repeat: findPayment looks for an earlier try's result first.
     */
    @Override
    public String e(String order) throws IOException {
        RetryLoop retries = e.begin();
        while (true) {
            try (Attempt.Scope attempt = e.enter(retries)) {
                String result = delegate.e(order);
                e.succeeded(retries);
                return result;
            } catch (Exception failure) {
                if (retries == null) {
                    retries = e.firstFailure();
                }
                if (!retries.mayTryAgain(failure, classify(failure)) || !retries.backOff()) {
                    throw failure;
                }
                if (retries.mustVerify()) {
                    Optional<String> found = verifyE(order, retries);
                    if (found.isPresent()) {
                        retries.verified();
                        return found.get();
                    }
                    if (retries.isOver()) {
                        throw failure;
                    }
                }
            }
        }
    }

    @Override
    public Optional<String> findPayment(String order) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.findPayment(order);
        }
    }

    @Override
    public Optional<String> findOther(long order) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.findOther(order);
        }
    }

    @Override
    public long count(String order) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.count(order);
        }
    }

    @Override
    public String toString() {
        return "RetryingLookups_PaymentsApi[".concat(String.valueOf(delegate)).concat("]");
    }

    /**
     * Asks {@code findPayment} whether an earlier try of {@code e} went through.
     */
    private Optional<String> verifyE(String order, RetryLoop retries) {
        while (true) {
            try (Attempt.Scope masked = Attempt.mask()) {
                Optional<String> found = delegate.findPayment(order);
                return found == null ? Optional.empty() : found;
            } catch (Exception failure) {
                if (!retries.mayVerifyAgain(failure, classify(failure)) || !retries.backOff()) {
                    return Optional.empty();
                }
            }
        }
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
