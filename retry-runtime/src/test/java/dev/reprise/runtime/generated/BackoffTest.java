package dev.reprise.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.reprise.Jitter;
import dev.reprise.runtime.FixedRandom;
import dev.reprise.runtime.RetryPolicy;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class BackoffTest {

    private static final long SECOND = 1_000_000_000L;

    private static RetryPolicy.Builder policy(Jitter jitter) {
        return RetryPolicy.builder().jitter(jitter);
    }

    private static Backoff backoff(Jitter jitter) {
        return new Backoff(policy(jitter).build());
    }

    @Test
    void the_first_wait_is_the_base_and_each_one_doubles() {
        Backoff backoff = new Backoff(policy(Jitter.NONE).baseDelay("100ms").build());

        assertThat(IntStream.rangeClosed(1, 5).mapToLong(backoff::delay).map(nanos -> nanos / 1_000_000))
                .containsExactly(100L, 200L, 400L, 800L, 1600L);
    }

    @ParameterizedTest
    @ValueSource(ints = {31, 32, 33, 62, 63, 64, 65, 79, 100, 1000, 1 << 30, Integer.MAX_VALUE})
    void at_the_cap_it_stays_at_the_cap(int retry) {
        Backoff backoff =
                new Backoff(policy(Jitter.NONE).baseDelay("5s").maxDelay("20s").build());

        assertThat(backoff.delay(retry)).isEqualTo(20 * SECOND);
    }

    @Test
    void the_longest_cap_does_not_overflow() {
        Backoff backoff = new Backoff(policy(Jitter.PROPORTIONAL)
                .jitterFactor(1)
                .baseDelay("1h")
                .maxDelay(Long.MAX_VALUE + "ns")
                .build());

        assertThat(backoff.delay(100)).isEqualTo(Long.MAX_VALUE);
        assertThat(backoff.lowest(100)).isZero();
        assertThat(backoff.highest(100, 0)).isEqualTo(Long.MAX_VALUE);
        assertThat(backoff.draw(100, 0, FixedRandom.HIGHEST)).isPositive();
    }

    @Test
    void a_single_try_needs_no_delay() {
        Backoff backoff =
                new Backoff(policy(Jitter.FULL).maxTries(1).baseDelay("0s").build());

        assertThat(backoff.delay(1)).isZero();
        assertThat(backoff.draw(1, 0, FixedRandom.HIGHEST)).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "NONE, 4000000000, 4000000000",
        "FULL, 0, 4000000000",
        "EQUAL, 2000000000, 4000000000",
        "DECORRELATED, 1000000000, 6000000000",
        "PROPORTIONAL, 2800000000, 5200000000"
    })
    void draws_reach_both_ends_of_the_documented_interval(Jitter jitter, long lowest, long highest) {
        Backoff backoff = backoff(jitter);

        assertThat(backoff.draw(3, 2 * SECOND, FixedRandom.LOWEST)).isEqualTo(lowest);
        assertThat(backoff.draw(3, 2 * SECOND, FixedRandom.HIGHEST)).isEqualTo(highest);
    }

    @ParameterizedTest
    @CsvSource({"FULL, 0, 60", "EQUAL, 30, 60", "DECORRELATED, 1, 60", "PROPORTIONAL, 42, 60"})
    void the_cap_bounds_the_interval_and_not_the_draw(Jitter jitter, long lowest, long highest) {
        Backoff backoff = backoff(jitter);

        assertThat(backoff.draw(50, 60 * SECOND, FixedRandom.LOWEST)).isEqualTo(lowest * SECOND);
        assertThat(backoff.draw(50, 60 * SECOND, FixedRandom.HIGHEST)).isEqualTo(highest * SECOND);
        assertThat(backoff.draw(50, 60 * SECOND, new FixedRandom(0.5))).isEqualTo((lowest + highest) * SECOND / 2);
    }

    @ParameterizedTest
    @EnumSource(
            value = Jitter.class,
            names = {"FULL", "EQUAL", "DECORRELATED", "PROPORTIONAL"})
    void no_jitter_piles_its_draws_up_at_the_cap(Jitter jitter) {
        Backoff backoff = backoff(jitter);
        Random random = new Random(42);
        int calls = 2_000;
        long atTheCap = 0;
        for (int call = 0; call < calls; call++) {
            long wait = SECOND;
            for (int retry = 1; retry <= 13; retry++) {
                wait = backoff.draw(retry, wait, random);
            }
            atTheCap += wait >= 60 * SECOND - 1_000_000 ? 1 : 0;
        }

        assertThat(atTheCap).isLessThan(calls / 100);
    }

    @Test
    void draws_fill_the_interval_evenly() {
        Backoff backoff = new Backoff(
                policy(Jitter.DECORRELATED).baseDelay("10ms").maxDelay("1s").build());
        Random random = new Random(7);
        long[] draws = LongStream.generate(() -> backoff.draw(2, SECOND, random))
                .limit(10_000)
                .sorted()
                .toArray();

        assertThat(draws[0]).isLessThan(20_000_000L);
        assertThat(draws[draws.length - 1]).isGreaterThan(990_000_000L);
        for (int percent = 10; percent < 100; percent += 10) {
            long expected = 10_000_000L + 9_900_000L * percent;
            assertThat(draws[100 * percent]).isBetween(expected - 25_000_000, expected + 25_000_000);
        }
    }

    @Test
    void a_tiny_delay_keeps_its_size() {
        Backoff backoff = new Backoff(policy(Jitter.FULL).baseDelay("1us").build());
        Random random = new Random(1);

        assertThat(LongStream.generate(() -> backoff.draw(1, 1000, random)).limit(1_000))
                .allMatch(wait -> wait >= 0 && wait <= 1_000)
                .anyMatch(wait -> wait > 0 && wait < 1_000);
    }

    @Test
    void the_smallest_interval_has_two_draws() {
        Backoff backoff = new Backoff(policy(Jitter.FULL).baseDelay("1ns").build());
        Random random = new Random(1);

        assertThat(LongStream.generate(() -> backoff.draw(1, 1, random)).limit(100))
                .containsOnly(0L, 1L);
    }

    @Test
    void one_call_does_not_move_the_schedule_of_another() {
        Backoff backoff = backoff(Jitter.DECORRELATED);
        for (int retry = 1; retry <= 5; retry++) {
            backoff.draw(retry, 60 * SECOND, FixedRandom.HIGHEST);
        }

        assertThat(backoff.draw(1, SECOND, FixedRandom.HIGHEST)).isEqualTo(3 * SECOND);
    }

    @ParameterizedTest
    @EnumSource(Jitter.class)
    void a_deadline_is_refused_exactly_where_it_leaves_no_room_for_the_lowest_first_wait(Jitter jitter) {
        long lowest = backoff(jitter).lowest(1);

        assertThatIllegalArgumentException()
                .isThrownBy(() -> policy(jitter).deadline(lowest + "ns").build());
        assertThatCode(() -> policy(jitter).deadline(lowest + 1 + "ns").build()).doesNotThrowAnyException();
    }
}
