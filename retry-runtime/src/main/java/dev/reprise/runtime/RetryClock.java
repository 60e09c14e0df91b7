package dev.reprise.runtime;

import java.time.Instant;

/**
 * The three things that retrying needs to know about time; tests put a virtual clock here.
 *
 * <p>Implementations are thread-safe. Durations are measured with {@link #nanoTime()} alone, so that a step of the wall
 * clock neither ends a call early nor keeps it alive; {@link #now()} is read only where a server sends {@code Retry-After}.
 */
public interface RetryClock {

    /**
     * A monotonic reading of arbitrary origin; only differences mean anything.
     *
     * @return nanoseconds, which may wrap
     */
    long nanoTime();

    /** {@return the wall-clock time, never null} */
    Instant now();

    /**
     * Waits.
     *
     * @param nanos how long, in nanoseconds, zero or more
     * @throws InterruptedException when the thread is interrupted before or during the wait; the flag is clear then
     */
    void sleep(long nanos) throws InterruptedException;

    /**
     * The clock of this machine. It waits to the precision of the operating system's timers, virtual threads included.
     *
     * @return the one instance
     */
    static RetryClock system() {
        return SystemClock.INSTANCE;
    }
}
