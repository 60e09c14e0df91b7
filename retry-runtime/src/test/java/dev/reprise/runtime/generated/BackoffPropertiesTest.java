package dev.reprise.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.Jitter;
import dev.reprise.runtime.FixedRandom;
import dev.reprise.runtime.RetryPolicy;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

class BackoffPropertiesTest {

    @Provide
    Arbitrary<RetryPolicy> policies() {
        Arbitrary<Long> nanos = Arbitraries.longs().between(1, Long.MAX_VALUE);
        Arbitrary<Double> multipliers = Arbitraries.oneOf(
                Arbitraries.doubles().between(1.1, 10).withoutEdgeCases(),
                Arbitraries.of(1.0, 1.0000000001, 2.0, 1e300, Double.MAX_VALUE));
        Arbitrary<Double> factors = Arbitraries.oneOf(
                Arbitraries.doubles().between(0.01, 1).withoutEdgeCases(),
                Arbitraries.of(Double.MIN_VALUE, 1e-17, 0.3, 1.0));
        return Combinators.combine(
                        nanos,
                        nanos,
                        multipliers.withoutEdgeCases(),
                        Arbitraries.of(Jitter.class).withoutEdgeCases(),
                        factors.withoutEdgeCases())
                .as((one, other, multiplier, jitter, factor) -> RetryPolicy.builder()
                        .baseDelay(Math.min(one, other) + "ns")
                        .maxDelay(Math.max(one, other) + "ns")
                        .multiplier(jitter == Jitter.NONE ? Math.max(1.1, multiplier) : multiplier)
                        .jitter(one.equals(other) ? Jitter.FULL : jitter)
                        .jitterFactor(factor)
                        .build());
    }

    @Property
    void waits_never_shrink_and_never_exceed_the_cap(
            @ForAll("policies") RetryPolicy policy, @ForAll @IntRange(min = 1, max = Integer.MAX_VALUE - 1) int retry) {
        Backoff backoff = new Backoff(policy);

        assertThat(backoff.delay(retry)).isBetween(0L, policy.maxDelay().toNanos());
        assertThat(backoff.delay(retry + 1)).isGreaterThanOrEqualTo(backoff.delay(retry));
        assertThat(backoff.delay(Integer.MAX_VALUE)).isGreaterThanOrEqualTo(backoff.delay(retry + 1));
    }

    @Property
    void every_draw_lies_in_the_interval_and_the_interval_below_the_cap(
            @ForAll("policies") RetryPolicy policy,
            @ForAll @IntRange(min = 1, max = 200) int retry,
            @ForAll @LongRange(min = 1) long history,
            @ForAll @DoubleRange(max = 1, maxIncluded = false) double random) {
        Backoff backoff = new Backoff(policy);
        long previous = Math.max(history, policy.baseDelay().toNanos());
        long lowest = backoff.lowest(retry);
        long highest = backoff.highest(retry, previous);

        assertThat(lowest).isBetween(0L, highest);
        assertThat(highest).isLessThanOrEqualTo(policy.maxDelay().toNanos());
        assertThat(backoff.draw(retry, previous, new FixedRandom(random))).isBetween(lowest, highest);
        assertThat(backoff.draw(retry, previous, FixedRandom.LOWEST)).isEqualTo(lowest);
    }

    @Property
    void the_upper_end_of_the_interval_can_be_drawn(
            @ForAll("policies") RetryPolicy policy, @ForAll @IntRange(min = 1, max = 200) int retry) {
        Backoff backoff = new Backoff(policy);
        long previous = policy.baseDelay().toNanos();
        long highest = backoff.highest(retry, previous);
        Assume.that(highest < 1L << 50); // beyond that a double has no single nanoseconds

        assertThat(backoff.draw(retry, previous, FixedRandom.HIGHEST)).isEqualTo(highest);
    }

    @Property
    void a_wait_after_a_hint_is_never_earlier_than_the_hint_and_at_most_one_computed_wait_later(
            @ForAll("policies") RetryPolicy policy,
            @ForAll @IntRange(min = 1, max = 200) int retry,
            @ForAll @LongRange(min = 0) long hint,
            @ForAll @LongRange(min = 0) long left,
            @ForAll @DoubleRange(max = 1, maxIncluded = false) double random) {
        Backoff backoff = new Backoff(policy);
        long wait = backoff.afterHint(hint, retry, left, new FixedRandom(random));
        long latest = hint > Long.MAX_VALUE - backoff.delay(retry) ? Long.MAX_VALUE : hint + backoff.delay(retry);

        assertThat(wait).isGreaterThanOrEqualTo(Math.max(hint, backoff.lowest(retry)));
        assertThat(wait).isLessThanOrEqualTo(Math.max(latest, backoff.lowest(retry)));
        if (backoff.lowest(retry) < left && hint < left) {
            assertThat(wait).isLessThan(left);
        }
    }

    @Property
    void without_jitter_the_generator_plays_no_part(
            @ForAll("policies") RetryPolicy policy,
            @ForAll @IntRange(min = 1, max = 100) int retry,
            @ForAll @LongRange(min = 0) long hint) {
        Assume.that(policy.jitter() == Jitter.NONE);
        Backoff backoff = new Backoff(policy);

        assertThat(backoff.draw(retry, 1, FixedRandom.HIGHEST)).isEqualTo(backoff.delay(retry));
        assertThat(backoff.afterHint(hint, retry, Long.MAX_VALUE, FixedRandom.HIGHEST))
                .isEqualTo(Math.max(hint, backoff.delay(retry)));
    }
}
