package dev.reprise.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.Jitter;
import dev.reprise.runtime.FixedRandom;
import dev.reprise.runtime.RetryPolicy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class BackoffHintTest {

    private static final long SECOND = 1_000_000_000L;
    private static final long NO_DEADLINE = Long.MAX_VALUE;

    private static Backoff backoff(Jitter jitter) {
        return new Backoff(RetryPolicy.builder().jitter(jitter).build());
    }

    @ParameterizedTest
    @EnumSource(
            value = Jitter.class,
            names = {"FULL", "EQUAL", "DECORRELATED", "PROPORTIONAL"})
    void clients_told_the_same_second_are_spread_over_the_computed_wait(Jitter jitter) {
        Backoff backoff = backoff(jitter);

        assertThat(backoff.afterHint(10 * SECOND, 3, NO_DEADLINE, FixedRandom.LOWEST))
                .isEqualTo(10 * SECOND);
        assertThat(backoff.afterHint(10 * SECOND, 3, NO_DEADLINE, new FixedRandom(0.5)))
                .isEqualTo(12 * SECOND);
        assertThat(backoff.afterHint(10 * SECOND, 3, NO_DEADLINE, FixedRandom.HIGHEST))
                .isEqualTo(14 * SECOND);
    }

    @Test
    void the_spread_stays_within_what_the_deadline_leaves() {
        Backoff backoff = backoff(Jitter.FULL);

        assertThat(backoff.afterHint(10 * SECOND, 3, 11 * SECOND, FixedRandom.HIGHEST))
                .isEqualTo(11 * SECOND - 1);
        assertThat(backoff.afterHint(10 * SECOND, 3, 10 * SECOND, FixedRandom.HIGHEST))
                .isEqualTo(10 * SECOND);
    }

    @Test
    void a_hint_beyond_the_deadline_is_left_as_it_is() {
        assertThat(backoff(Jitter.FULL).afterHint(10 * SECOND, 3, 4 * SECOND, FixedRandom.HIGHEST))
                .isEqualTo(10 * SECOND);
    }

    @ParameterizedTest
    @CsvSource({"NONE, 4000", "FULL, 0", "EQUAL, 2000", "DECORRELATED, 1000", "PROPORTIONAL, 2800"})
    void a_hint_of_zero_is_no_busy_loop_where_the_jitter_has_a_lower_bound(Jitter jitter, long millis) {
        assertThat(backoff(jitter).afterHint(0, 3, NO_DEADLINE, FixedRandom.LOWEST))
                .isEqualTo(millis * 1_000_000);
    }

    @Test
    void without_jitter_the_longer_of_hint_and_schedule_counts() {
        Backoff backoff = backoff(Jitter.NONE);

        assertThat(backoff.afterHint(3 * SECOND, 3, NO_DEADLINE, FixedRandom.HIGHEST))
                .isEqualTo(4 * SECOND);
        assertThat(backoff.afterHint(5 * SECOND, 3, NO_DEADLINE, FixedRandom.HIGHEST))
                .isEqualTo(5 * SECOND);
    }

    @Test
    void the_longest_hint_saturates() {
        Backoff backoff = backoff(Jitter.FULL);

        assertThat(backoff.afterHint(Long.MAX_VALUE, 3, NO_DEADLINE, FixedRandom.HIGHEST))
                .isEqualTo(Long.MAX_VALUE);
        assertThat(backoff.afterHint(Long.MAX_VALUE - 2, 3, NO_DEADLINE, FixedRandom.HIGHEST))
                .isEqualTo(Long.MAX_VALUE - 1);
    }

    @ParameterizedTest
    @CsvSource({"-1", "NaN", "2", "Infinity", "-Infinity"})
    void a_generator_that_leaves_its_range_moves_no_wait_out_of_its_interval(double share) {
        Backoff backoff = backoff(Jitter.FULL);

        assertThat(backoff.afterHint(10 * SECOND, 3, NO_DEADLINE, new FixedRandom(share)))
                .isBetween(10 * SECOND, 14 * SECOND);
        assertThat(backoff.draw(3, SECOND, new FixedRandom(share))).isBetween(0L, 4 * SECOND);
    }
}
