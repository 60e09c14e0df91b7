package dev.reprise.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * What all proxies of one remote system share: clock, randomness, listeners, configuration and retry budgets.
 *
 * <p>One runtime per remote system is a good choice, so that one system's outage does not use up another's budget.
 * Thread-safe and immutable but for the budgets. It owns no thread and needs no closing.
 */
public final class RetryRuntime {

    private final RetryClock clock;
    private final RandomGenerator random;
    private final List<RetryListener> listeners;
    private final @Nullable Function<String, @Nullable String> config;
    private final @Nullable ScheduledExecutorService scheduler;
    private final ConcurrentMap<String, TokenBucket> budgets = new ConcurrentHashMap<>();

    private RetryRuntime(Builder builder) {
        this.clock = builder.clock;
        this.random = builder.random;
        this.listeners = List.copyOf(builder.listeners);
        this.config = builder.config;
        this.scheduler = builder.scheduler;
    }

    /** {@return the runtime of proxies that were given none: system clock, no listener, no configuration} */
    public static RetryRuntime standard() {
        return Standard.RUNTIME;
    }

    /** {@return a builder with the settings of {@link #standard()}} */
    public static Builder builder() {
        return new Builder();
    }

    /** {@return what time is measured with, and what waits} */
    public RetryClock clock() {
        return clock;
    }

    /** {@return where waits are drawn from; thread-safe} */
    public RandomGenerator random() {
        return random;
    }

    /** {@return whether anybody listens; while nobody does, events need not be made} */
    public boolean hasListeners() {
        return !listeners.isEmpty();
    }

    /**
     * Tells the listeners, in the order they were added, with no {@link Attempt} in force.
     *
     * @param event what happened
     */
    @SuppressWarnings("try")
    public void publish(RetryEvent event) {
        try (Attempt.Scope masked = Attempt.mask()) {
            for (RetryListener listener : listeners) {
                listener.on(event);
            }
        }
    }

    /**
     * Asks the configuration.
     *
     * @param key such as {@code reprise.PaymentsApi.maxTries}
     * @return its value, or empty where the annotation decides
     * @throws RuntimeException whatever the function that was given throws
     */
    public Optional<String> config(String key) {
        return config == null ? Optional.empty() : Optional.ofNullable(config.apply(key));
    }

    /** {@return the scheduler that was supplied for the waits of asynchronous calls, or empty} */
    public Optional<ScheduledExecutorService> scheduler() {
        return Optional.ofNullable(scheduler);
    }

    /**
     * The retry budget of one name, shared by all who ask with the same settings.
     *
     * @param name the binary name of an interface, or that and a method for a budget of its own
     * @param burst the retries of a full bucket, at least 1
     * @param ratio what a call that returns normally puts back, from 0 to 1 retry
     * @return the bucket that these three name
     * @throws IllegalArgumentException when a setting is out of range
     */
    public TokenBucket budget(String name, int burst, double ratio) {
        // A record for a key and a lambda for a maker would start java.lang.invoke: tens of milliseconds in a cold JVM.
        String key = name + " " + burst + " " + ratio;
        TokenBucket known = budgets.get(key);
        if (known != null) {
            return known;
        }
        TokenBucket fresh = TokenBucket.of(burst, ratio);
        TokenBucket other = budgets.putIfAbsent(key, fresh);
        return other == null ? fresh : other;
    }

    /** Made when first asked for, so that a class which brings its own runtime does not pay for this one. */
    private static final class Standard {
        static final RetryRuntime RUNTIME = builder().build();
    }

    /** Collects the settings of a runtime. Not thread-safe. No argument may be null. */
    public static final class Builder {

        private RetryClock clock = RetryClock.system();
        private RandomGenerator random = new ThreadRandom();
        private final List<RetryListener> listeners = new ArrayList<>();
        private @Nullable Function<String, @Nullable String> config;
        private @Nullable ScheduledExecutorService scheduler;

        private Builder() {}

        /**
         * Sets the clock.
         *
         * @param clock by default {@link RetryClock#system()}
         * @return this builder
         */
        public Builder clock(RetryClock clock) {
            this.clock = Objects.requireNonNull(clock, "clock");
            return this;
        }

        /**
         * Sets the generator that waits are drawn from; a lock guards it.
         *
         * @param random by default each thread's own
         * @return this builder
         */
        public Builder random(RandomGenerator random) {
            this.random = new LockedRandom(Objects.requireNonNull(random, "random"));
            return this;
        }

        /**
         * Sets what asynchronous calls wait on. Blocking calls never use it.
         *
         * @param scheduler stays the caller's to shut down
         * @return this builder
         */
        public Builder scheduler(ScheduledExecutorService scheduler) {
            this.scheduler = Objects.requireNonNull(scheduler, "scheduler");
            return this;
        }

        /**
         * Adds a listener.
         *
         * @param listener told after those that were added before
         * @return this builder
         */
        public Builder listener(RetryListener listener) {
            this.listeners.add(new GuardedListener(Objects.requireNonNull(listener, "listener")));
            return this;
        }

        /**
         * Sets where policies are overridden from, such as {@code System::getProperty}. A proxy asks once, when it is
         * made, for {@code reprise.<Interface>.<method>.<member>} and then {@code reprise.<Interface>.<member>}.
         *
         * @param config answers null to leave the annotation's value
         * @return this builder
         */
        public Builder config(Function<String, @Nullable String> config) {
            this.config = Objects.requireNonNull(config, "config");
            return this;
        }

        /** {@return the runtime; the builder may go on to another one} */
        public RetryRuntime build() {
            return new RetryRuntime(this);
        }
    }
}
