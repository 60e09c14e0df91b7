package dev.reprise.runtime;

import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;

/** The default generator: each thread's own, looked up at each draw because an instance belongs to its thread. */
final class ThreadRandom implements RandomGenerator {

    @Override
    public double nextDouble() {
        return ThreadLocalRandom.current().nextDouble();
    }

    @Override
    public long nextLong() {
        return ThreadLocalRandom.current().nextLong();
    }
}
