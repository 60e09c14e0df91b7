package dev.reprise.runtime;

/**
 * The moment after which a call starts nothing more. Immutable.
 *
 * @param clock what it is measured with
 * @param start the reading of {@link RetryClock#nanoTime()} when the call began
 * @param nanos the time allowed from then on
 */
public record Deadline(RetryClock clock, long start, long nanos) {

    /** {@return the nanoseconds left, negative when it has passed} */
    public long left() {
        // The readings may wrap, their difference does not: elapsed time is never negative on a monotonic clock.
        return nanos - (clock.nanoTime() - start);
    }
}
