package dev.reprise.runtime;

import dev.reprise.Jitter;
import java.time.Duration;

/**
 * What every policy must keep to. The annotation processor demands the same while compiling; here it is demanded again,
 * because configuration may change a policy afterwards.
 */
final class PolicyRules {

    private static final int MOST_TRIES = 100;

    private PolicyRules() {}

    /**
     * Checks a policy.
     *
     * @throws IllegalArgumentException for the first rule that is broken; its message starts with the rule's id
     */
    static void check(RetryPolicy policy) {
        tries(policy.maxTries());
        multiplier(policy.multiplier());
        jitterFactor(policy.jitterFactor());
        statuses(policy);
        delays(policy);
        spread(policy);
        deadline(policy);
    }

    static IllegalArgumentException broken(String rule, String complaint) {
        return new IllegalArgumentException("[retry:" + rule + "] " + complaint);
    }

    private static void tries(int maxTries) {
        if (maxTries < 1 || maxTries > MOST_TRIES) {
            throw broken(
                    "bad-tries",
                    "maxTries = " + maxTries + " must be from 1 to " + MOST_TRIES + ", the first call included");
        }
    }

    private static void multiplier(double multiplier) {
        if (!(multiplier >= 1) || multiplier == Double.POSITIVE_INFINITY) {
            throw broken("bad-multiplier", "multiplier = " + multiplier + " must be finite and at least 1");
        }
    }

    private static void jitterFactor(double factor) {
        if (!(factor > 0 && factor <= 1)) {
            throw broken("bad-jitter-factor", "jitterFactor = " + factor + " must be greater than 0 and at most 1");
        }
    }

    private static void statuses(RetryPolicy policy) {
        for (int status : policy.onStatus()) {
            if (status < 400 || status > 599) {
                throw broken("bad-status", "onStatus contains " + status + ", which is no error status (400 to 599)");
            }
        }
    }

    private static void delays(RetryPolicy policy) {
        if (policy.baseDelay().isZero() && policy.maxTries() > 1) {
            throw broken(
                    "zero-delay",
                    "baseDelay = 0 with maxTries = " + policy.maxTries()
                            + " is a busy loop against a server that is down; give it a delay");
        }
        if (policy.baseDelay().compareTo(policy.maxDelay()) > 0) {
            throw broken(
                    "delay-order",
                    "baseDelay = " + policy.baseDelay() + " must not be longer than maxDelay = " + policy.maxDelay());
        }
    }

    /** Without randomness and without growth every client returns in the same instant. */
    private static void spread(RetryPolicy policy) {
        boolean noRoom = policy.baseDelay().equals(policy.maxDelay());
        boolean synchronised = switch (policy.jitter()) {
            case NONE -> noRoom || policy.multiplier() == 1;
            case DECORRELATED -> noRoom;
            case FULL, EQUAL, PROPORTIONAL -> false;
        };
        if (synchronised) {
            throw broken(
                    "synchronised-retries",
                    "jitter = " + policy.jitter() + " with baseDelay = " + policy.baseDelay() + ", maxDelay = "
                            + policy.maxDelay() + " and multiplier = " + policy.multiplier()
                            + " sends every client back in the same instant; use jitter = " + Jitter.FULL);
        }
    }

    private static void deadline(RetryPolicy policy) {
        if (policy.deadline().isEmpty()) {
            return;
        }
        Duration deadline = policy.deadline().get();
        Duration shortest = Duration.ofNanos(shortestFirstWait(policy));
        if (deadline.compareTo(shortest) <= 0) {
            throw broken(
                    "deadline-too-short",
                    "deadline = " + deadline + " must be longer than the shortest possible first wait, " + shortest
                            + "; no retry could ever happen");
        }
    }

    private static long shortestFirstWait(RetryPolicy policy) {
        long base = policy.baseDelay().toNanos();
        return switch (policy.jitter()) {
            case NONE, DECORRELATED -> base;
            case FULL -> 0;
            case EQUAL -> base / 2;
            case PROPORTIONAL -> (long) (base * (1 - policy.jitterFactor()));
        };
    }
}
