package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.reprise.it.clients.PatienceApi;
import dev.reprise.it.clients.RetryingPatienceApi;
import dev.reprise.runtime.Attempt;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One budget of time for all tries and waits of a call. */
class DeadlineIT {
    private final VirtualClock clock = new VirtualClock();
    private final RetryRuntime runtime = RetryRuntime.builder().clock(clock).build();

    @Test
    void a_wait_that_would_end_after_the_deadline_is_not_started() {
        IOException down = new IOException();
        Script script = Script.of(down);

        assertThat(catchThrowable(() -> api(script).fiveSeconds())).isSameAs(down);
        assertThat(clock.sleeps()).extracting(Duration::toSeconds).containsExactly(1L, 2L);
        assertThat(script.calls()).hasSize(3);
    }

    @Test
    void a_wait_that_would_end_at_the_very_deadline_is_not_started_either() {
        catchThrowable(() -> api(Script.of(new IOException())).sevenSeconds());

        assertThat(clock.sleeps()).extracting(Duration::toSeconds).containsExactly(1L, 2L);
    }

    @Test
    void the_time_that_the_tries_take_counts() {
        Script script = Script.of(new IOException()).onEachCall(() -> clock.advance(Duration.ofMillis(3_999)));
        catchThrowable(() -> api(script).fiveSeconds());
        assertThat(script.calls()).hasSize(2);

        Script slow = Script.of(new IOException()).onEachCall(() -> clock.advance(Duration.ofSeconds(4)));
        catchThrowable(() -> api(slow).fiveSeconds());
        assertThat(slow.calls()).hasSize(1);
    }

    @Test
    void a_running_try_is_never_cut() throws IOException {
        Script script = Script.of("late").onEachCall(() -> clock.advance(Duration.ofHours(1)));

        assertThat(api(script).fiveSeconds()).isEqualTo("late");
    }

    @Test
    void every_try_is_told_what_is_left() {
        List<Duration> left = new ArrayList<>();
        Script script = Script.of(new IOException())
                .onEachCall(() ->
                        left.add(Attempt.current().orElseThrow().remaining().orElseThrow()));

        catchThrowable(() -> api(script).fiveSeconds());

        assertThat(left).extracting(Duration::toSeconds).containsExactly(5L, 4L, 2L);
    }

    @Test
    void what_is_left_never_goes_below_zero() {
        List<Duration> left = new ArrayList<>();
        Script script = Script.of("late").onEachCall(() -> {
            clock.advance(Duration.ofDays(1));
            left.add(Attempt.current().orElseThrow().remaining().orElseThrow());
        });

        catchThrowable(() -> api(script).fiveSeconds());

        assertThat(left).containsExactly(Duration.ZERO);
    }

    @Test
    void a_step_of_the_wall_clock_neither_ends_a_call_early_nor_keeps_it_alive() {
        for (Duration step : List.of(Duration.ofHours(-1), Duration.ofHours(1))) {
            Script script = Script.of(new IOException())
                    .onEachCall(() -> clock.setWallClock(clock.now().plus(step)));
            catchThrowable(() -> api(script).fiveSeconds());
            assertThat(script.calls()).hasSize(3);
        }
    }

    @Test
    void each_call_has_a_deadline_of_its_own() {
        Script script = Script.of(new IOException());
        PatienceApi api = api(script);

        catchThrowable(api::fiveSeconds);
        catchThrowable(api::fiveSeconds);

        assertThat(script.calls()).hasSize(6);
    }

    private PatienceApi api(Script script) {
        return new RetryingPatienceApi(script.as(PatienceApi.class), runtime);
    }
}
