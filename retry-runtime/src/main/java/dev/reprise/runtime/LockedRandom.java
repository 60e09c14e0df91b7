package dev.reprise.runtime;

import java.util.random.RandomGenerator;

/** Guards a generator that the user supplied: most of them are not thread-safe. */
final class LockedRandom implements RandomGenerator {

    private final RandomGenerator random;

    LockedRandom(RandomGenerator random) {
        this.random = random;
    }

    @Override
    public synchronized double nextDouble() {
        return random.nextDouble();
    }

    @Override
    public synchronized long nextLong() {
        return random.nextLong();
    }
}
