package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.reprise.it.clients.RetryingTriesApi;
import dev.reprise.it.clients.TriesApi;
import dev.reprise.runtime.FixedRandom;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The numbers of an annotation are the numbers of the calls. */
class ScheduleIT {
    @Test
    void max_tries_counts_calls_the_first_one_included() {
        assertThat(waits(FixedRandom.HIGHEST, TriesApi::once)).isEmpty();
        assertThat(waits(FixedRandom.HIGHEST, TriesApi::twice)).hasSize(1);
        assertThat(waits(FixedRandom.HIGHEST, TriesApi::thrice)).hasSize(2);
    }

    @Test
    void full_jitter_draws_from_nothing_to_the_growing_wait() {
        assertThat(waits(FixedRandom.LOWEST, TriesApi::thrice)).containsExactly(millis(0, 0));
        assertThat(waits(FixedRandom.HIGHEST, TriesApi::thrice)).containsExactly(millis(1000, 2000));
    }

    @Test
    void a_wait_of_a_microsecond_is_neither_rounded_nor_swamped() {
        assertThat(waits(FixedRandom.HIGHEST, TriesApi::tiny))
                .containsExactly(Duration.ofNanos(1_000), Duration.ofNanos(2_000));
    }

    @Test
    void equal_jitter_keeps_half_of_the_wait() {
        assertThat(waits(FixedRandom.LOWEST, TriesApi::equal)).containsExactly(millis(50, 100, 200, 400, 800));
        assertThat(waits(FixedRandom.HIGHEST, TriesApi::equal)).containsExactly(millis(100, 200, 400, 800, 1600));
    }

    @Test
    void proportional_jitter_spreads_by_its_factor_and_never_beyond_the_cap() {
        assertThat(waits(FixedRandom.LOWEST, TriesApi::proportional))
                .startsWith(millis(25, 50, 100))
                .endsWith(millis(1500, 1500, 1500, 1500, 1500));
        assertThat(waits(FixedRandom.HIGHEST, TriesApi::proportional))
                .startsWith(millis(75, 150, 300, 600, 1200, 2400))
                .endsWith(millis(3000, 3000, 3000, 3000, 3000));
    }

    @Test
    void decorrelated_jitter_grows_from_the_wait_before() {
        assertThat(waits(FixedRandom.LOWEST, TriesApi::decorrelated))
                .containsExactly(millis(100, 100, 100, 100, 100, 100, 100));
        assertThat(waits(FixedRandom.HIGHEST, TriesApi::decorrelated))
                .containsExactly(millis(300, 900, 2000, 2000, 2000, 2000, 2000));
    }

    @Test
    void without_jitter_the_wait_doubles_up_to_the_cap_and_stays_there() {
        List<Duration> waits = waits(FixedRandom.LOWEST, TriesApi::steady);

        assertThat(waits).startsWith(millis(5_000, 10_000, 20_000)).hasSize(79);
        assertThat(waits.subList(2, 79)).containsOnly(Duration.ofSeconds(20));
    }

    @Test
    void a_call_starts_its_schedule_anew_whatever_other_calls_wait_for() {
        VirtualClock clock = new VirtualClock();
        Script script = Script.of(unavailable());
        TriesApi tries = tries(script, clock, FixedRandom.HIGHEST);

        catchThrowable(tries::decorrelated);
        catchThrowable(tries::decorrelated);

        assertThat(clock.sleeps().subList(7, 14)).isEqualTo(clock.sleeps().subList(0, 7));
    }

    private static List<Duration> waits(RandomGenerator random, Consumer<TriesApi> call) {
        VirtualClock clock = new VirtualClock();
        Script script = Script.of(unavailable());

        catchThrowable(() -> call.accept(tries(script, clock, random)));

        assertThat(script.calls()).hasSize(clock.sleeps().size() + 1);
        return clock.sleeps();
    }

    private static TriesApi tries(Script script, VirtualClock clock, RandomGenerator random) {
        return new RetryingTriesApi(
                script.as(TriesApi.class),
                RetryRuntime.builder().clock(clock).random(random).build());
    }

    private static UncheckedIOException unavailable() {
        return new UncheckedIOException(new IOException("down"));
    }

    private static Duration[] millis(int... millis) {
        return IntStream.of(millis).mapToObj(Duration::ofMillis).toArray(Duration[]::new);
    }
}
