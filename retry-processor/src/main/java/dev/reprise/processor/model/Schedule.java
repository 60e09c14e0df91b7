package dev.reprise.processor.model;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The bounds of a policy's waits in order, the server's own hints not counted; one fewer than there are tries.
 *
 * @param shortest the lower bound of each wait
 * @param longest the upper bound of each wait
 */
public record Schedule(List<Duration> shortest, List<Duration> longest) {

    public Schedule {
        shortest = List.copyOf(shortest);
        longest = List.copyOf(longest);
    }

    /** The schedule of a policy; empty where its numbers break a rule and make none. */
    public static Optional<Schedule> of(Policy policy) {
        Optional<Duration> base = Durations.parse(policy.baseDelay().value());
        Optional<Duration> cap = Durations.parse(policy.maxDelay().value());
        if (base.isEmpty() || cap.isEmpty() || base.get().compareTo(cap.get()) > 0 || !hasSoundNumbers(policy)) {
            return Optional.empty();
        }
        List<Duration> shortest = new ArrayList<>();
        List<Duration> longest = new ArrayList<>();
        for (int k = 1; k < policy.maxTries().value(); k++) {
            Duration computed = computed(policy, k, base.get(), cap.get());
            shortest.add(policy.jitter().value() == Jitter.DECORRELATED ? base.get() : shortest(policy, computed));
            longest.add(longest(policy, computed, cap.get()));
        }
        return Optional.of(new Schedule(shortest, longest));
    }

    /** The lower bound that the policy's jitter makes of a computed wait. */
    public static Duration shortest(Policy policy, Duration computed) {
        return switch (policy.jitter().value()) {
            case NONE, DECORRELATED -> computed;
            case FULL -> Duration.ZERO;
            case EQUAL -> computed.dividedBy(2);
            case PROPORTIONAL ->
                Duration.ofNanos(
                        (long) (computed.toNanos() * (1 - policy.jitterFactor().value())));
        };
    }

    private static boolean hasSoundNumbers(Policy policy) {
        return policy.hasSoundTries() && policy.hasSoundMultiplier() && policy.hasSoundJitterFactor();
    }

    /** The wait after try {@code k} before chance has a say; of DECORRELATED the longest that chance can lead to. */
    private static Duration computed(Policy policy, int k, Duration base, Duration cap) {
        boolean decorrelated = policy.jitter().value() == Jitter.DECORRELATED;
        double growth = decorrelated ? 3 : policy.multiplier().value();
        // Not Math.pow, whose last digit may differ between JVMs: the manifest is the same on all.
        double wait = base.toNanos() * StrictMath.pow(growth, decorrelated ? k : k - 1);
        return Duration.ofNanos(Math.round(Math.min((double) cap.toNanos(), wait)));
    }

    private static Duration longest(Policy policy, Duration computed, Duration cap) {
        double spread = policy.jitter().value() == Jitter.PROPORTIONAL
                ? 1 + policy.jitterFactor().value()
                : 1;
        return Duration.ofNanos(Math.min(cap.toNanos(), Math.round(computed.toNanos() * spread)));
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
