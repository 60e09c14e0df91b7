package dev.reprise.runtime;

import dev.reprise.Jitter;
import java.time.Duration;
import java.util.Collections;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * How often and after which waits a call is repeated: the values of a {@link dev.reprise.Retryable}, after
 * configuration had its say. Immutable, thread-safe, compared by value.
 *
 * <pre>{@code
 * RetryPolicy policy = RetryPolicy.builder().maxTries(3).baseDelay("200ms").deadline("5s").build();
 * }</pre>
 *
 * <p>It holds no state of any call: two calls that fail at the same time each see the whole schedule.
 */
public final class RetryPolicy {

    private final int maxTries;
    private final Duration baseDelay;
    private final Duration maxDelay;
    private final double multiplier;
    private final Jitter jitter;
    private final double jitterFactor;
    private final @Nullable Duration deadline;
    private final @Nullable Duration maxRetryAfter;
    private final Set<Integer> onStatus;
    private final boolean unsentOnly;

    private RetryPolicy(Builder values) {
        maxTries = values.maxTries;
        baseDelay = values.baseDelay;
        maxDelay = values.maxDelay;
        multiplier = values.multiplier;
        jitter = values.jitter;
        jitterFactor = values.jitterFactor;
        deadline = values.deadline;
        maxRetryAfter = values.maxRetryAfter;
        onStatus = values.onStatus;
        unsentOnly = values.unsentOnly;
    }

    /** {@return a builder that starts from the defaults of {@link dev.reprise.Retryable}} */
    public static Builder builder() {
        return new Builder();
    }

    /** {@return a builder that starts from this policy, for one that differs in a few values} */
    public Builder toBuilder() {
        return new Builder(this);
    }

    /** {@return calls in all, the first one included: 1 to 100} */
    public int maxTries() {
        return maxTries;
    }

    /** {@return the first step of the schedule: at most {@link #maxDelay()}, zero only where there is a single try} */
    public Duration baseDelay() {
        return baseDelay;
    }

    /** {@return the cap on every computed wait: 0 to 292 years} */
    public Duration maxDelay() {
        return maxDelay;
    }

    /** {@return the growth of the wait per try: finite, at least 1} */
    public double multiplier() {
        return multiplier;
    }

    /** {@return how waits are spread} */
    public Jitter jitter() {
        return jitter;
    }

    /** {@return the spread of {@link Jitter#PROPORTIONAL}: greater than 0, at most 1; without meaning otherwise} */
    public double jitterFactor() {
        return jitterFactor;
    }

    /** {@return the budget for all tries and waits of a call: up to 292 years, or empty for none} */
    public Optional<Duration> deadline() {
        return Optional.ofNullable(deadline);
    }

    /** {@return the longest wait that a server may ask for; {@link #maxDelay()} where none was given} */
    public Duration maxRetryAfter() {
        return maxRetryAfter == null ? maxDelay : maxRetryAfter;
    }

    /** {@return the HTTP statuses worth another try: 400 to 599, ascending, unmodifiable} */
    public Set<Integer> onStatus() {
        return onStatus;
    }

    /** {@return whether only requests that never reached the server are sent again} */
    public boolean unsentOnly() {
        return unsentOnly;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof RetryPolicy that
                && maxTries == that.maxTries
                && baseDelay.equals(that.baseDelay)
                && maxDelay.equals(that.maxDelay)
                && Double.compare(multiplier, that.multiplier) == 0
                && jitter == that.jitter
                && Double.compare(jitterFactor, that.jitterFactor) == 0
                && Objects.equals(deadline, that.deadline)
                && Objects.equals(maxRetryAfter, that.maxRetryAfter)
                && onStatus.equals(that.onStatus)
                && unsentOnly == that.unsentOnly;
    }

    @Override
    public int hashCode() {
        return Objects.hash(maxTries, baseDelay, maxDelay, multiplier, jitter, deadline, onStatus);
    }

    @Override
    public String toString() {
        return "RetryPolicy[maxTries=" + maxTries + ", baseDelay=" + baseDelay + ", maxDelay=" + maxDelay
                + ", multiplier=" + multiplier + ", jitter=" + jitter + ", jitterFactor=" + jitterFactor
                + ", deadline=" + deadline + ", maxRetryAfter=" + maxRetryAfter + ", onStatus=" + onStatus
                + ", unsentOnly=" + unsentOnly + "]";
    }

    /**
     * Collects the values of a policy. Durations are given as they are typed in an annotation: a number and a unit
     * ({@code 250ms}, {@code 1.5s}; {@code ns us ms s m h d}) or ISO-8601 ({@code PT1.5S}), not negative, at most 292
     * years. Not thread-safe.
     */
    public static final class Builder {

        private int maxTries = 5;
        private Duration baseDelay = Duration.ofSeconds(1);
        private Duration maxDelay = Duration.ofSeconds(60);
        private double multiplier = 2.0;
        private Jitter jitter = Jitter.FULL;
        private double jitterFactor = 0.3;
        private @Nullable Duration deadline;
        private @Nullable Duration maxRetryAfter;
        private Set<Integer> onStatus = sorted(429, 502, 503, 504);
        private boolean unsentOnly;

        private Builder() {}

        private Builder(RetryPolicy policy) {
            maxTries = policy.maxTries;
            baseDelay = policy.baseDelay;
            maxDelay = policy.maxDelay;
            multiplier = policy.multiplier;
            jitter = policy.jitter;
            jitterFactor = policy.jitterFactor;
            deadline = policy.deadline;
            maxRetryAfter = policy.maxRetryAfter;
            onStatus = policy.onStatus;
            unsentOnly = policy.unsentOnly;
        }

        /**
         * {@return this builder, with the number of calls in all}
         *
         * @param tries 1 to 100, by default 5
         */
        public Builder maxTries(int tries) {
            maxTries = tries;
            return this;
        }

        /**
         * {@return this builder, with the first step of the schedule}
         *
         * @param duration by default "1s"
         * @throws IllegalArgumentException if it is no duration
         */
        public Builder baseDelay(String duration) {
            baseDelay = Durations.parse("baseDelay", duration);
            return this;
        }

        /**
         * {@return this builder, with the cap on every computed wait}
         *
         * @param duration by default "60s"
         * @throws IllegalArgumentException if it is no duration
         */
        public Builder maxDelay(String duration) {
            maxDelay = Durations.parse("maxDelay", duration);
            return this;
        }

        /**
         * {@return this builder, with the growth of the wait per try}
         *
         * @param factor finite, at least 1, by default 2
         */
        public Builder multiplier(double factor) {
            multiplier = factor;
            return this;
        }

        /**
         * {@return this builder, with the interval each wait is drawn from}
         *
         * @param kind by default {@link Jitter#FULL}
         */
        public Builder jitter(Jitter kind) {
            jitter = Objects.requireNonNull(kind, "jitter");
            return this;
        }

        /**
         * {@return this builder, with half the relative width of the interval of {@link Jitter#PROPORTIONAL}}
         *
         * @param factor greater than 0, at most 1, by default 0.3
         */
        public Builder jitterFactor(double factor) {
            jitterFactor = factor;
            return this;
        }

        /**
         * {@return this builder, with the budget for all tries and waits}
         *
         * @param duration longer than the shortest possible first wait, or "" for none, the default
         * @throws IllegalArgumentException if it is neither empty nor a duration
         */
        public Builder deadline(String duration) {
            deadline = optional("deadline", duration);
            return this;
        }

        /**
         * {@return this builder, with the longest wait that a server may ask for}
         *
         * @param duration a duration, or "" for the value of {@code maxDelay}, the default
         * @throws IllegalArgumentException if it is neither empty nor a duration
         */
        public Builder maxRetryAfter(String duration) {
            maxRetryAfter = optional("maxRetryAfter", duration);
            return this;
        }

        /**
         * {@return this builder, with the HTTP statuses worth another try, in place of all set before}
         *
         * @param statuses from 400 to 599, by default 429, 502, 503 and 504
         */
        public Builder onStatus(int... statuses) {
            onStatus = sorted(statuses);
            return this;
        }

        /**
         * {@return this builder, with only requests that never reached the server sent again, or all transient ones}
         *
         * @param only by default {@code false}
         */
        public Builder unsentOnly(boolean only) {
            unsentOnly = only;
            return this;
        }

        /**
         * Checks the values against each other.
         *
         * @return the policy
         * @throws IllegalArgumentException if the values make no sensible policy; the message starts with the id of the
         *     broken rule, as in {@code [retry:bad-tries] maxTries = 0 ...}
         */
        public RetryPolicy build() {
            RetryPolicy policy = new RetryPolicy(this);
            PolicyRules.check(policy);
            return policy;
        }

        private static @Nullable Duration optional(String member, String duration) {
            return Objects.requireNonNull(duration, member).isEmpty() ? null : Durations.parse(member, duration);
        }

        private static Set<Integer> sorted(int... statuses) {
            Set<Integer> sorted = new TreeSet<>();
            for (int status : Objects.requireNonNull(statuses, "onStatus")) {
                sorted.add(status);
            }
            return Collections.unmodifiableSet(sorted);
        }
    }
}
