package dev.reprise.runtime.generated;

import dev.reprise.Jitter;
import dev.reprise.runtime.RetryPolicy;
import java.util.random.RandomGenerator;

/**
 * How long to wait before the next try. Immutable and without memory: what a call has to remember, its previous wait,
 * it passes in. All times are nanoseconds, never negative, and saturate at {@link Long#MAX_VALUE}.
 *
 * <p>Retry {@code k} (1, 2, ...) is the wait between try {@code k} and try {@code k + 1}. The cap bounds the interval
 * that a wait is drawn from, not the draw: cutting draws off at the cap would gather them there.
 */
final class Backoff {

    private final Jitter jitter;
    private final double factor;
    private final double multiplier;
    private final long base;
    private final long cap;

    Backoff(RetryPolicy policy) {
        jitter = policy.jitter();
        factor = policy.jitterFactor();
        multiplier = policy.multiplier();
        base = policy.baseDelay().toNanos();
        cap = policy.maxDelay().toNanos();
    }

    /** The wait without jitter: {@code min(cap, base * multiplier^(retry-1))}. */
    long delay(int retry) {
        // A product too large for a long, infinity included, becomes the largest long by the cast.
        return Math.min(cap, (long) (base * Math.pow(multiplier, retry - 1)));
    }

    /** The shortest wait that the jitter allows. */
    long lowest(int retry) {
        return switch (jitter) {
            case NONE -> delay(retry);
            case FULL -> 0;
            case EQUAL -> delay(retry) / 2;
            case DECORRELATED -> base;
            case PROPORTIONAL -> Math.min(delay(retry), (long) (delay(retry) * (1 - factor)));
        };
    }

    /**
     * The longest wait that the jitter allows.
     *
     * @param previous the wait before this one; the base delay before the first
     */
    long highest(int retry, long previous) {
        return switch (jitter) {
            case NONE, FULL, EQUAL -> delay(retry);
            case DECORRELATED -> previous > cap / 3 ? cap : 3 * previous;
            case PROPORTIONAL -> Math.min(cap, (long) (delay(retry) * (1 + factor)));
        };
    }

    /**
     * Draws a wait, uniformly between {@link #lowest} and {@link #highest}, both included.
     *
     * @param previous the wait before this one; the base delay before the first
     */
    long draw(int retry, long previous, RandomGenerator random) {
        long low = lowest(retry);
        return low + upTo(highest(retry, previous) - low, random);
    }

    /**
     * The wait where the server gave a hint: never earlier, and a little later at random, so that clients which were
     * told the same second do not return in the same instant.
     *
     * @param hint what the server asks for
     * @param left what the deadline leaves, which the share does not use up; {@link Long#MAX_VALUE} without one
     */
    long afterHint(long hint, int retry, long left, RandomGenerator random) {
        long room = Math.max(0, Math.min(delay(retry), left - hint - 1));
        long share = jitter == Jitter.NONE ? 0 : upTo(room, random);
        return Math.max(hint + share, lowest(retry));
    }

    /**
     * One number from 0 to {@code bound}, made of a single draw: a generator that always says the same ends no loop, and
     * one that leaves its range moves no wait out of the interval.
     */
    private static long upTo(long bound, RandomGenerator random) {
        return Math.max(0, Math.min(bound, (long) (random.nextDouble() * (bound + 1.0))));
    }
}
