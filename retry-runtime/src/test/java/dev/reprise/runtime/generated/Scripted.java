package dev.reprise.runtime.generated;

import java.util.random.RandomGenerator;

/** A random generator that always says the same. */
record Scripted(double value) implements RandomGenerator {

    static final RandomGenerator LOWEST = new Scripted(0);
    static final RandomGenerator HIGHEST = new Scripted(Math.nextDown(1.0));

    @Override
    public double nextDouble() {
        return value;
    }

    @Override
    public long nextLong() {
        throw new UnsupportedOperationException("waits are drawn through nextDouble");
    }
}
