package dev.reprise.runtime;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** A clock that moves only when somebody sleeps on it, and remembers for how long. */
public final class VirtualClock implements RetryClock {

    /** Close to the end of the range, so that every test passes over the wrap of {@code nanoTime}. */
    private long nanos = Long.MAX_VALUE - 1_000;

    private Instant now = Instant.parse("2026-11-30T12:00:00Z");
    private final List<Duration> sleeps = new ArrayList<>();
    private Runnable whileSleeping = () -> {};
    private boolean broken;

    @Override
    public synchronized long nanoTime() {
        if (broken) {
            throw new IllegalStateException("the clock broke down");
        }
        return nanos;
    }

    @Override
    public synchronized Instant now() {
        return now;
    }

    @Override
    public void sleep(long duration) throws InterruptedException {
        synchronized (this) {
            sleeps.add(Duration.ofNanos(duration));
            advance(Duration.ofNanos(duration));
        }
        whileSleeping.run();
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }

    /** Lets time pass without a sleep, as a slow call does. */
    public synchronized void advance(Duration duration) {
        nanos += duration.toNanos();
        now = now.plus(duration);
    }

    /** Sets the wall clock, as an operator or NTP does; elapsed time does not notice. */
    public synchronized void setWallClock(Instant instant) {
        now = instant;
    }

    /** Lets every further reading fail. */
    public synchronized void breakDown() {
        broken = true;
    }

    /** Runs something in the middle of every sleep. */
    public void whileSleeping(Runnable action) {
        whileSleeping = action;
    }

    /** The waits so far. */
    public synchronized List<Duration> sleeps() {
        return List.copyOf(sleeps);
    }
}
