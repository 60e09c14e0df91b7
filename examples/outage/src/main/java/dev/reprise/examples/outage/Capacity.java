package dev.reprise.examples.outage;

import java.time.Duration;

/**
 * What a server can take, from its cold start on. A fixed number of orders is worked on at a time; each of them is slow
 * while the cache is cold and quick once enough orders have filled it. Turning a request away is work as well: too much
 * of it in too short a time, and the server falls over. Safe for many threads.
 */
final class Capacity {

    /**
     * The size of the machine.
     *
     * @param slots orders worked on at the same time
     * @param cold time that an order takes just after the start
     * @param warm time that it takes once the cache is warm
     * @param warmAfter orders after which the cache is warm
     * @param breakingPoint requests turned away in a burst that bring it down
     * @param recovery strain that it gets rid of, in requests per second
     */
    record Limits(int slots, Duration cold, Duration warm, int warmAfter, int breakingPoint, int recovery) {}

    /** What happens to a request at the door. */
    enum Admission {
        SERVE,
        TURN_AWAY,
        FALL_OVER
    }

    private final Limits limits;
    private int working;
    private int done;
    private double strain;
    private long strainedAt;

    Capacity(Limits limits) {
        this.limits = limits;
    }

    /** Decides about a request that arrives now; each {@code SERVE} takes a slot until {@link #release()}. */
    synchronized Admission admit(long nowNanos) {
        if (working < limits.slots()) {
            working++;
            return Admission.SERVE;
        }
        double seconds = Math.max(0, nowNanos - strainedAt) / 1e9;
        strain = Math.max(0, strain - seconds * limits.recovery()) + 1;
        strainedAt = nowNanos;
        return strain > limits.breakingPoint() ? Admission.FALL_OVER : Admission.TURN_AWAY;
    }

    /** The time an order takes that is begun now. */
    synchronized Duration workingTime() {
        double warmth = Math.min(1.0, (double) done / limits.warmAfter());
        long saved = Math.round(limits.cold().minus(limits.warm()).toNanos() * warmth);
        return limits.cold().minusNanos(saved);
    }

    /** Gives a slot back: the order is done, and the cache a little warmer. */
    synchronized void release() {
        working--;
        done++;
    }
}
