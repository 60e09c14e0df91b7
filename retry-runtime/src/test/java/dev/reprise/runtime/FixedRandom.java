package dev.reprise.runtime;

import java.util.random.RandomGenerator;

/** Draws the same share of every interval. */
public record FixedRandom(double share) implements RandomGenerator {

    /** The greatest value that {@link RandomGenerator#nextDouble()} yields. */
    public static final double ALMOST_ONE = Math.nextDown(1.0);

    @Override
    public double nextDouble() {
        return share;
    }

    @Override
    public long nextLong() {
        return (long) (share * Long.MAX_VALUE);
    }
}
