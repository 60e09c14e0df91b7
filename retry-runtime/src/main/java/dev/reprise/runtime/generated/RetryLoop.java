package dev.reprise.runtime.generated;

import dev.reprise.runtime.Attempt;
import dev.reprise.runtime.Deadline;
import dev.reprise.runtime.GiveUpReason;
import dev.reprise.runtime.RetryEvent;
import dev.reprise.runtime.RetryPolicy;
import dev.reprise.runtime.Verdict;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * One logical call: counts its tries, decides after each failure whether another one may follow, and waits for it.
 * Belongs to the thread that makes the call.
 *
 * <p>After a failed try generated code asks {@link #mayTryAgain} and then {@link #backOff()}; a "no" from either ends
 * the call, and the listeners have been told why.
 */
public final class RetryLoop {

    private static final int CONFLICT = 409;

    private final RetryOperation operation;
    private final RetryPolicy policy;
    private final @Nullable String key;
    private final long start;
    private final @Nullable Deadline deadline;

    /** The tries that failed; a check before repeating that could not be made used up one as well. */
    private int failed;

    /** How many of them were such checks, in which nothing was sent. */
    private int failedChecks;

    /** What the last send failed with; null where a returned value carried the status. */
    private @Nullable Exception lastFailure;

    /** Whether any try so far may have been processed. A later refused connection does not change that. */
    private boolean maybeProcessed;

    private Attempt.@Nullable Scope attempt;
    private long wait;
    private boolean over;

    RetryLoop(RetryOperation operation, @Nullable String key) {
        this.operation = operation;
        this.policy = operation.policy;
        this.key = key;
        this.start = operation.timed ? operation.runtime.clock().nanoTime() : 0;
        this.deadline =
                operation.deadline > 0 ? new Deadline(operation.runtime.clock(), start, operation.deadline) : null;
        this.wait = operation.policy.baseDelay().toNanos();
    }

    Attempt.@Nullable Scope enter() {
        // An un-keyed first try without a deadline has nothing to tell an interceptor.
        if (key == null && failed == 0 && deadline == null) {
            return Attempt.mask();
        }
        attempt = Attempt.bind(operation.name, failed + 1, key, deadline);
        return attempt;
    }

    /** Tells the listeners of a success after failures; one at the first try is no event. */
    void recovered() {
        if (failed > 0) {
            publishRecovered(calls() + 1);
        }
    }

    /** Ends a call for which the check before repeating found that an earlier try went through. */
    public void verified() {
        operation.budget.deposit();
        publishRecovered(calls());
    }

    private void publishRecovered(int tries) {
        if (!operation.runtime.hasListeners()) {
            return;
        }
        try {
            long elapsed = operation.runtime.clock().nanoTime() - start;
            operation.runtime.publish(new RetryEvent.Recovered(operation.name, tries, Duration.ofNanos(elapsed)));
        } catch (RuntimeException brokenClock) {
            // The call has succeeded. What goes wrong now must not make it look failed, and be sent again.
            System.getLogger("dev.reprise")
                    .log(Level.WARNING, "The clock of " + operation.name + " failed", brokenClock);
        }
    }

    /** The calls that reached for the server so far. */
    private int calls() {
        return failed - failedChecks;
    }

    /**
     * Takes note of a failed try.
     *
     * @param failure what the delegate threw; null where a returned value is the failure
     * @param verdict what that failure or value means
     * @return whether another try follows, after {@link #backOff()}; else the failure is the caller's
     */
    public boolean mayTryAgain(@Nullable Exception failure, Verdict verdict) {
        boolean stillRunning = maybeProcessed && key != null && isConflict(verdict);
        boolean sent = verdict != Verdict.notSent();
        failed++;
        lastFailure = failure;
        maybeProcessed |= sent;
        if (isInterrupted(failure)) {
            return giveUp(GiveUpReason.INTERRUPTED);
        }
        if (!stillRunning && !isTransient(verdict)) {
            return giveUp(GiveUpReason.PERMANENT);
        }
        if (sent && (policy.unsentOnly() || !isKeyDelivered())) {
            return giveUp(GiveUpReason.UNSAFE_TO_REPEAT);
        }
        return schedule(failure, verdict);
    }

    /** {@return whether the server must be asked first if an earlier try went through} */
    public boolean mustVerify() {
        return maybeProcessed;
    }

    /**
     * Takes note that the check before repeating failed. Nothing was sent, yet it used up a try.
     *
     * @param failure what the check threw
     * @param verdict what that failure means
     * @return whether it may be made again, after {@link #backOff()}; else the failure of the last send is the caller's
     */
    public boolean mayVerifyAgain(Exception failure, Verdict verdict) {
        failed++;
        failedChecks++;
        if (isInterrupted(failure)) {
            // The interrupt ends here: the caller gets the failure of the send, so only the flag can tell it.
            Thread.currentThread().interrupt();
            return giveUp(GiveUpReason.INTERRUPTED);
        }
        if (!isTransient(verdict)) {
            return giveUp(GiveUpReason.UNSAFE_TO_REPEAT);
        }
        return schedule(failure, verdict);
    }

    private static boolean isInterrupted(@Nullable Exception failure) {
        return Thread.currentThread().isInterrupted() || (failure != null && Failures.isInterrupt(failure));
    }

    private boolean isTransient(Verdict verdict) {
        if (verdict instanceof Verdict.HttpStatus answer) {
            return policy.onStatus().contains(answer.status());
        }
        return verdict == Verdict.transientFailure() || verdict == Verdict.notSent();
    }

    /** The server's word that the first request with this key is still being worked on. */
    private static boolean isConflict(Verdict verdict) {
        return verdict instanceof Verdict.HttpStatus answer && answer.status() == CONFLICT;
    }

    private boolean isKeyDelivered() {
        return operation.key != KeyDelivery.ATTEMPT || (attempt != null && attempt.keyRead());
    }

    private boolean schedule(@Nullable Exception failure, Verdict verdict) {
        if (failed >= policy.maxTries()) {
            return giveUp(GiveUpReason.TRIES_EXHAUSTED);
        }
        OptionalLong hint = hint(verdict);
        if (hint.isPresent() && hint.getAsLong() > operation.maxRetryAfter) {
            return giveUp(GiveUpReason.RETRY_AFTER_TOO_LONG);
        }
        long left = deadline == null ? Long.MAX_VALUE : deadline.left();
        if (hint.isPresent() && hint.getAsLong() >= left) {
            return giveUp(GiveUpReason.DEADLINE);
        }
        wait = hint.isPresent()
                ? operation.backoff.afterHint(hint.getAsLong(), failed, left, operation.runtime.random())
                : operation.backoff.draw(failed, wait, operation.runtime.random());
        if (deadline != null && wait >= left) {
            return giveUp(GiveUpReason.DEADLINE);
        }
        if (!operation.budget.take()) {
            return giveUp(GiveUpReason.BUDGET_EXHAUSTED);
        }
        if (operation.runtime.hasListeners()) {
            Optional<Duration> asked =
                    hint.isPresent() ? Optional.of(Duration.ofNanos(hint.getAsLong())) : Optional.empty();
            operation.runtime.publish(
                    new RetryEvent.Retrying(operation.name, calls(), failure, Duration.ofNanos(wait), asked));
        }
        return true;
    }

    private OptionalLong hint(Verdict verdict) {
        if (!(verdict instanceof Verdict.HttpStatus answer) || answer.retryAfter() == null) {
            return OptionalLong.empty();
        }
        OptionalLong millis = RetryAfter.millis(
                answer.retryAfter(), answer.date(), operation.runtime.clock().now());
        return millis.isEmpty() ? millis : OptionalLong.of(TimeUnit.MILLISECONDS.toNanos(millis.getAsLong()));
    }

    /**
     * Waits for the next try.
     *
     * @return false when interrupted, with the thread's flag set
     */
    public boolean backOff() {
        try {
            operation.runtime.clock().sleep(wait);
            return true;
        } catch (InterruptedException interrupt) {
            Thread.currentThread().interrupt();
            return interruptedWhileWaiting();
        }
    }

    /**
     * Waits for the next try of a method that may throw {@code InterruptedException}.
     *
     * @return true
     * @throws InterruptedException when interrupted, the last failure suppressed in it and the thread's flag clear
     */
    public boolean backOffInterruptibly() throws InterruptedException {
        try {
            operation.runtime.clock().sleep(wait);
            return true;
        } catch (InterruptedException cause) {
            interruptedWhileWaiting();
            InterruptedException interrupt =
                    new InterruptedException("Interrupted while waiting to repeat " + operation.name);
            if (lastFailure != null) {
                interrupt.addSuppressed(lastFailure);
            }
            throw interrupt;
        }
    }

    private boolean interruptedWhileWaiting() {
        operation.budget.giveBack();
        return giveUp(GiveUpReason.INTERRUPTED);
    }

    /** {@return whether the call was given up} */
    public boolean isOver() {
        return over;
    }

    private boolean giveUp(GiveUpReason reason) {
        over = true;
        if (reason == GiveUpReason.PERMANENT && lastFailure == null) {
            // The caller gets an answer, a 404 for instance: the server is well, and the call returns normally.
            operation.budget.deposit();
        }
        if (operation.runtime.hasListeners()) {
            operation.runtime.publish(new RetryEvent.GaveUp(operation.name, calls(), reason, lastFailure));
        }
        return false;
    }

    /**
     * Releases a result that is about to be replaced by the next try's; a failure to do so changes nothing. Where
     * the call then ends after all, by an interrupt for instance, the caller gets the released result.
     *
     * @param result what the delegate returned
     */
    public static void discard(@Nullable Object result) {
        if (result instanceof AutoCloseable closeable) {
            try {
                closeable.close();
            } catch (VirtualMachineError fatal) {
                throw fatal;
            } catch (Throwable ignored) {
                // The connection behind it is lost either way.
                if (ignored instanceof InterruptedException) {
                    Thread.currentThread().interrupt();
                }
            }
        }
    }
}
