package dev.reprise.runtime;

import java.time.Instant;
import java.util.concurrent.locks.LockSupport;

/** This machine's clock. Parks instead of {@link Thread#sleep(long)}, which up to JDK 20 rounds to whole milliseconds. */
final class SystemClock implements RetryClock {

    static final RetryClock INSTANCE = new SystemClock();

    private SystemClock() {}

    @Override
    public long nanoTime() {
        return System.nanoTime();
    }

    @Override
    public Instant now() {
        return Instant.now();
    }

    @Override
    public void sleep(long nanos) throws InterruptedException {
        long end = System.nanoTime() + nanos;
        long left = nanos;
        do {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            LockSupport.parkNanos(this, left);
            left = end - System.nanoTime();
        } while (left > 0);
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }

    @Override
    public String toString() {
        return "RetryClock.system()";
    }
}
