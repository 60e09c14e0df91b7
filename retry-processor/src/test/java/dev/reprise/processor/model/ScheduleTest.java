package dev.reprise.processor.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ScheduleTest {

    @Test
    void five_tries_have_four_waits_that_double() {
        Schedule schedule = Schedule.of(Models.policy()).orElseThrow();

        assertThat(schedule.longest()).isEqualTo(seconds(1, 2, 4, 8));
        assertThat(schedule.worstCase()).isEqualTo(Duration.ofSeconds(15));
    }

    @Test
    void no_wait_is_longer_than_the_cap() {
        assertThat(longest(Jitter.FULL, "5s")).isEqualTo(seconds(1, 2, 4, 5, 5));
    }

    @Test
    void proportional_waits_reach_above_the_computed_ones_but_not_above_the_cap() {
        assertThat(longest(Jitter.PROPORTIONAL, "5s"))
                .isEqualTo(List.of(
                        Duration.ofMillis(1300),
                        Duration.ofMillis(2600),
                        Duration.ofSeconds(5),
                        Duration.ofSeconds(5),
                        Duration.ofSeconds(5)));
    }

    @Test
    void decorrelated_waits_triple_at_most() {
        assertThat(longest(Jitter.DECORRELATED, "60s")).isEqualTo(seconds(3, 9, 27, 60, 60));
    }

    @Test
    void the_longest_delays_do_not_overflow() {
        Schedule schedule = Schedule.of(Models.policy(it -> {
                    it.maxTries = Models.written("maxTries", 100);
                    it.maxDelay = Models.written("maxDelay", "106751d");
                    it.baseDelay = Models.written("baseDelay", "106751d");
                    it.multiplier = Models.written("multiplier", Double.MAX_VALUE);
                }))
                .orElseThrow();

        assertThat(schedule.longest()).hasSize(99).containsOnly(Duration.ofDays(106751));
        assertThat(schedule.worstCase()).isEqualTo(Duration.ofDays(106751L * 99));
    }

    @Test
    void one_try_has_no_wait() {
        Schedule schedule = Schedule.of(Models.policy(it -> it.maxTries = Models.written("maxTries", 1)))
                .orElseThrow();

        assertThat(schedule.longest()).isEmpty();
        assertThat(schedule.worstCase()).isZero();
    }

    @Test
    void a_wait_that_is_not_shorter_than_what_the_deadline_leaves_is_not_started() {
        Schedule schedule = new Schedule(seconds(0, 0, 0), seconds(1, 2, 4));

        assertThat(schedule.triesWithin(Duration.ofSeconds(1))).isEqualTo(1);
        assertThat(schedule.triesWithin(Duration.ofSeconds(3))).isEqualTo(2);
        assertThat(schedule.triesWithin(Duration.ofSeconds(7))).isEqualTo(3);
        assertThat(schedule.triesWithin(Duration.ofMillis(7001))).isEqualTo(4);
    }

    private static List<Duration> longest(Jitter jitter, String maxDelay) {
        return Schedule.of(Models.policy(it -> {
                    it.maxTries = Models.written("maxTries", 6);
                    it.jitter = Models.written("jitter", jitter);
                    it.maxDelay = Models.written("maxDelay", maxDelay);
                }))
                .orElseThrow()
                .longest();
    }

    private static List<Duration> seconds(Integer... seconds) {
        return Stream.of(seconds).map(Duration::ofSeconds).toList();
    }
}
