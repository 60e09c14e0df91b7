package dev.reprise.runtime;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What happened to a call that did not succeed at once; a success at the first try raises nothing.
 *
 * <p>Events are immutable. They name no argument, key or token. More kinds may come: keep a default branch.
 */
public sealed interface RetryEvent {

    /** {@return the interface's simple name and the method, such as {@code PaymentsApi.createPayment}} */
    String operation();

    /** {@return the calls made so far, the first one included} */
    int tries();

    /**
     * A try failed and another one follows.
     *
     * @param operation the method that is called
     * @param tries the calls made so far
     * @param failure what the delegate threw; null where a returned value carried the status
     * @param delay the wait that begins now
     * @param serverHint what the server asked for in {@code Retry-After}, where it did
     */
    record Retrying(
            String operation, int tries, @Nullable Throwable failure, Duration delay, Optional<Duration> serverHint)
            implements RetryEvent {

        /**
         * Tells of a retry.
         *
         * @param operation the method that is called
         * @param tries the calls made so far
         * @param failure what the delegate threw, or null
         * @param delay the wait that begins now
         * @param serverHint what the server asked for
         * @throws NullPointerException when anything but the failure is null
         */
        public Retrying {
            Objects.requireNonNull(operation, "operation");
            Objects.requireNonNull(delay, "delay");
            Objects.requireNonNull(serverHint, "serverHint");
        }
    }

    /**
     * A call succeeded after at least one failure.
     *
     * @param operation the method that was called
     * @param tries the successful one included; where a check found that an earlier try had gone through, it counts none
     * @param elapsed since the call
     */
    record Recovered(String operation, int tries, Duration elapsed) implements RetryEvent {

        /**
         * Tells of a recovery.
         *
         * @param operation the method that was called
         * @param tries the calls made
         * @param elapsed since the call
         * @throws NullPointerException when anything is null
         */
        public Recovered {
            Objects.requireNonNull(operation, "operation");
            Objects.requireNonNull(elapsed, "elapsed");
        }
    }

    /**
     * A call was given up; its failure reaches the caller.
     *
     * @param operation the method that was called
     * @param tries the calls made
     * @param reason why no other one follows
     * @param failure what the caller gets; null where a returned value carried the status
     */
    record GaveUp(
            String operation,
            int tries,
            GiveUpReason reason,
            @Nullable Throwable failure) implements RetryEvent {

        /**
         * Tells of a call that was given up.
         *
         * @param operation the method that was called
         * @param tries the calls made
         * @param reason why no other one follows
         * @param failure what the caller gets, or null
         * @throws NullPointerException when anything but the failure is null
         */
        public GaveUp {
            Objects.requireNonNull(operation, "operation");
            Objects.requireNonNull(reason, "reason");
        }
    }
}
