package dev.reprise.processor.model;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * The waits of a policy at their longest, the server's own hints not counted.
 *
 * @param longest the upper bound of each wait in order; one fewer than there are tries
 */
public record Schedule(List<Duration> longest) {

    public Schedule {
        longest = List.copyOf(longest);
    }

    /** The schedule of a policy; empty where its numbers break a rule and make none. */
    public static Optional<Schedule> of(Policy policy) {
        Optional<Duration> base = Durations.parse(policy.baseDelay().value());
        Optional<Duration> cap = Durations.parse(policy.maxDelay().value());
        if (base.isEmpty() || cap.isEmpty() || base.get().compareTo(cap.get()) > 0 || !hasSoundNumbers(policy)) {
            return Optional.empty();
        }
        return Optional.of(new Schedule(
                LongStream.rangeClosed(1, policy.maxTries().value() - 1L)
                        .mapToObj(k -> Duration.ofNanos(longest(
                                policy, k, base.get().toNanos(), cap.get().toNanos())))
                        .toList()));
    }

    private static boolean hasSoundNumbers(Policy policy) {
        return policy.hasSoundTries() && policy.hasSoundMultiplier() && policy.hasSoundJitterFactor();
    }

    private static long longest(Policy policy, long k, long base, long cap) {
        double growth = policy.jitter().value() == Jitter.DECORRELATED
                ? 3
                : policy.multiplier().value();
        double spread = policy.jitter().value() == Jitter.PROPORTIONAL
                ? 1 + policy.jitterFactor().value()
                : 1;
        double exponent = policy.jitter().value() == Jitter.DECORRELATED ? k : k - 1;
        return Math.min(cap, Math.round(Math.min((double) cap, base * Math.pow(growth, exponent)) * spread));
    }

    /** All waits together, with no luck at all. */
    public Duration worstCase() {
        return longest.stream().reduce(Duration.ZERO, Duration::plus);
    }

    /** How many tries the deadline leaves room for with no luck at all, when the tries themselves take no time. */
    public int triesWithin(Duration deadline) {
        int tries = 1;
        Duration waited = Duration.ZERO;
        for (Duration wait : longest) {
            waited = waited.plus(wait);
            if (waited.compareTo(deadline) >= 0) {
                return tries;
            }
            tries++;
        }
        return tries;
    }
}
