package dev.reprise.examples.outage;

import java.time.Duration;

/** The time since the outage began. */
record Stopwatch(long startNanos) {

    static Stopwatch start() {
        return new Stopwatch(System.nanoTime());
    }

    Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - startNanos);
    }
}
