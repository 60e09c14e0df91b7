package dev.reprise;

/**
 * How the wait between two tries is spread, so that clients which failed in the same instant do not come back in the
 * same instant.
 *
 * <p>Below, {@code d(k) = min(maxDelay, baseDelay * multiplier^(k-1))} is the wait before try {@code k + 1} without
 * any jitter. Each kind draws uniformly from an interval, and {@code maxDelay} bounds the interval rather than the
 * draw: a draw that was cut off at the cap would let everybody wait exactly the cap, which is the wave that jitter is
 * there to break. The names full, equal and decorrelated come from "Exponential Backoff And Jitter" (AWS Architecture
 * Blog, 2015).
 *
 * @see Retryable#jitter()
 */
public enum Jitter {

    /**
     * Exactly {@code d(k)}. Only for a client that is alone: the build warns with {@code no-jitter}, and refuses a
     * schedule that does not even grow as {@code synchronised-retries}.
     */
    NONE,

    /** Uniform in {@code [0, d(k)]}: the widest spread, and the right choice unless something speaks against it. */
    FULL,

    /** Uniform in {@code [d(k)/2, d(k)]}: keeps a minimum wait, for a server with a fixed rate limit. */
    EQUAL,

    /**
     * Uniform in {@code [baseDelay, min(maxDelay, 3 * previous wait)]}, where the previous wait starts at
     * {@code baseDelay}; {@link Retryable#multiplier()} plays no part. In the long run its mean is about a third of
     * {@code maxDelay}, that of {@link #FULL} half of it.
     */
    DECORRELATED,

    /**
     * Uniform in {@code [d(k) * (1-f), min(maxDelay, d(k) * (1+f))]} with {@code f} the
     * {@linkplain Retryable#jitterFactor() jitter factor}: a mild spread around the schedule.
     */
    PROPORTIONAL
}
