package dev.reprise.runtime;

import java.util.random.RandomGenerator;

/** Draws the same share of every interval. */
public record FixedRandom(double share) implements RandomGenerator {

    public static final FixedRandom LOWEST = new FixedRandom(0);

    /** Draws the greatest value that {@link RandomGenerator#nextDouble()} yields. */
    public static final FixedRandom HIGHEST = new FixedRandom(Math.nextDown(1.0));

    @Override
    public double nextDouble() {
        return share;
    }

    @Override
    public long nextLong() {
        throw new UnsupportedOperationException("waits are drawn through nextDouble");
    }
}
