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
 * {@link Transfers} around a delegate, its calls repeated as the annotations of the interface say.
 * As thread-safe as the delegate.
 */
@Generated("dev.reprise.processor.RetryProcessor")
@SuppressWarnings({"try", "deprecation", "removal", "rawtypes", "unchecked"})
public final class RetryingTransfers implements Transfers {
    private static final RetryPolicy TRANSFER_POLICY = RetryPolicy.builder()
            .maxTries(5)
            .baseDelay("1s")
            .maxDelay("60s")
            .multiplier(2.0)
            .jitter(Jitter.FULL)
            .onStatus(429, 502, 503, 504)
            .build();

    private static final RetryPolicy CANCEL_POLICY = RetryPolicy.builder()
            .maxTries(5)
            .baseDelay("1s")
            .maxDelay("60s")
            .multiplier(2.0)
            .jitter(Jitter.FULL)
            .onStatus(429, 502, 503, 504)
            .unsentOnly(true)
            .build();

    private final Transfers delegate;

    private final RetryOperation transfer;

    private final RetryOperation book;

    private final RetryOperation cancel;

    /**
     * Retries the delegate's calls with {@link RetryRuntime#standard()}.
     */
    public RetryingTransfers(Transfers delegate) {
        this(delegate, RetryRuntime.standard());
    }

    /**
     * Retries the delegate's calls with a runtime's clock, listeners, budgets and configuration.
     */
    public RetryingTransfers(Transfers delegate, RetryRuntime runtime) {
        this.delegate = Objects.requireNonNull(delegate, "delegate");
        Objects.requireNonNull(runtime, "runtime");
        TokenBucket budget = runtime.budget("demo.Transfers", 100, 0.2);
        this.transfer = RetryOperation.of(runtime, "Transfers", "transfer", TRANSFER_POLICY, budget, KeyDelivery.NONE);
        this.book = RetryOperation.of(runtime, "Transfers", "book", TRANSFER_POLICY, budget, KeyDelivery.NONE);
        this.cancel = RetryOperation.of(runtime, "Transfers", "cancel", CANCEL_POLICY, budget, KeyDelivery.NONE);
    }

    /**
     * Up to 5 tries; waits up to 1s, 2s, 4s, 8s (full jitter), 15s at worst.
     * Safe to repeat: find looks for an earlier try's result first.
     */
    @Override
    public String transfer(String number) throws IOException {
        RetryLoop retries = transfer.begin();
        while (true) {
            try (Attempt.Scope attempt = transfer.enter(retries)) {
                String result = delegate.transfer(number);
                transfer.succeeded(retries);
                return result;
            } catch (Exception failure) {
                if (retries == null) {
                    retries = transfer.firstFailure();
                }
                if (!retries.mayTryAgain(failure, classify(failure)) || !retries.backOff()) {
                    throw failure;
                }
                if (retries.mustVerify()) {
                    Optional<String> found = verifyTransfer(number, retries);
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
    public Optional<String> find(String number) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.find(number);
        }
    }

    /**
     * Up to 5 tries; waits up to 1s, 2s, 4s, 8s (full jitter), 15s at worst.
     * Safe to repeat: look looks for an earlier try's result first.
     */
    @Override
    public String book(int account, long amount) throws IOException, InterruptedException {
        RetryLoop retries = book.begin();
        while (true) {
            try (Attempt.Scope attempt = book.enter(retries)) {
                String result = delegate.book(account, amount);
                book.succeeded(retries);
                return result;
            } catch (Exception failure) {
                if (retries == null) {
                    retries = book.firstFailure();
                }
                if (!retries.mayTryAgain(failure, classify(failure)) || !retries.backOffInterruptibly()) {
                    throw failure;
                }
                if (retries.mustVerify()) {
                    Optional<String> found = verifyBook(account, amount, retries);
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
    public String look(int account, long amount) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            return delegate.look(account, amount);
        }
    }

    /**
     * Up to 5 tries; waits up to 1s, 2s, 4s, 8s (full jitter), 15s at worst.
     * Safe to repeat: only what was never sent is repeated.
     */
    @Override
    public void cancel(String number) throws IOException {
        RetryLoop retries = cancel.begin();
        while (true) {
            try (Attempt.Scope attempt = cancel.enter(retries)) {
                delegate.cancel(number);
                cancel.succeeded(retries);
                return;
            } catch (Exception failure) {
                if (retries == null) {
                    retries = cancel.firstFailure();
                }
                if (!retries.mayTryAgain(failure, classify(failure)) || !retries.backOff()) {
                    throw failure;
                }
            }
        }
    }

    @Override
    public String toString() {
        return "RetryingTransfers[".concat(String.valueOf(delegate)).concat("]");
    }

    /**
     * Asks {@code find} whether an earlier try of {@code transfer} went through.
     */
    private Optional<String> verifyTransfer(String number, RetryLoop retries) {
        while (true) {
            try (Attempt.Scope masked = Attempt.mask()) {
                Optional<String> found = delegate.find(number);
                return found == null ? Optional.empty() : found;
            } catch (Exception failure) {
                if (!retries.mayVerifyAgain(failure, classify(failure)) || !retries.backOff()) {
                    return Optional.empty();
                }
            }
        }
    }

    /**
     * Asks {@code look} whether an earlier try of {@code book} went through.
     */
    private Optional<String> verifyBook(int account, long amount, RetryLoop retries) throws
            InterruptedException {
        while (true) {
            try (Attempt.Scope masked = Attempt.mask()) {
                return Optional.ofNullable(delegate.look(account, amount));
            } catch (Exception failure) {
                if (!retries.mayVerifyAgain(failure, classify(failure)) || !retries.backOffInterruptibly()) {
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
                return Failures.notSent(layer);
            }
        } catch (LinkageError missing) {
            return Verdict.none();
        }
        return Verdict.none();
    }
}
