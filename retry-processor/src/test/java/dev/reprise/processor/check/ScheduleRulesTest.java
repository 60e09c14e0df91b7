package dev.reprise.processor.check;

import static dev.reprise.processor.check.Found.inPolicy;
import static dev.reprise.processor.model.Models.written;
import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.processor.model.Jitter;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Models;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScheduleRulesTest {

    @Test
    void the_defaults_are_fine() {
        assertThat(inPolicy(it -> {})).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 101, Integer.MAX_VALUE})
    void tries_are_from_1_to_100(int tries) {
        assertThat(inPolicy(it -> it.maxTries = written("maxTries", tries))).containsExactly("bad-tries at maxTries");
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.999, 0, -2, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void the_multiplier_is_finite_and_at_least_1(double multiplier) {
        assertThat(inPolicy(it -> it.multiplier = written("multiplier", multiplier)))
                .containsExactly("bad-multiplier at multiplier");
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -0.1, 1.0001, Double.NaN, Double.POSITIVE_INFINITY})
    void the_jitter_factor_is_above_0_and_at_most_1(double factor) {
        assertThat(inPolicy(it -> {
                    it.jitter = written("jitter", Jitter.PROPORTIONAL);
                    it.jitterFactor = written("jitterFactor", factor);
                }))
                .containsExactly("bad-jitter-factor at jitterFactor");
    }

    @Test
    void a_jitter_factor_belongs_to_proportional_jitter() {
        assertThat(inPolicy(it -> it.jitterFactor = written("jitterFactor", 0.3)))
                .containsExactly("bad-jitter-factor at jitterFactor");
    }

    @Test
    void each_bad_duration_is_a_fault_of_its_own() {
        assertThat(inPolicy(it -> {
                    it.baseDelay = written("baseDelay", "");
                    it.maxDelay = written("maxDelay", "5");
                    it.deadline = written("deadline", "5 s");
                    it.maxRetryAfter = written("maxRetryAfter", "-5s");
                    it.attemptTimeout = written("attemptTimeout", "300y");
                }))
                .containsExactly(
                        "bad-duration at baseDelay",
                        "bad-duration at maxDelay",
                        "bad-duration at deadline",
                        "bad-duration at maxRetryAfter",
                        "bad-duration at attemptTimeout");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5 s     | is not a duration. | Did you mean \"5s\"?",
                "1,5s    | is not a duration. | Did you mean \"1.5s\"?",
                "100 Millis | is not a duration. | Did you mean \"100ms\"?",
                "30      | is not a duration. | Did you mean \"30s\"?",
                "-PT1S   | is negative.       | \"PT1.5S\"",
                "0.5ns   | has more digits    | \"PT1.5S\"",
                "200000d | is beyond 292 years | \"PT1.5S\"",
            })
    void a_bad_duration_is_explained(String text, String problem, String advice) {
        var fault = DurationForm.fault("deadline", text, Models.at("deadline")).orElseThrow();

        assertThat(fault.problem()).startsWith("deadline = \"" + text + "\" " + problem);
        assertThat(fault.advice()).contains("Write a number and a unit").contains(advice);
    }

    @Test
    void a_bad_number_hides_no_other_fault() {
        assertThat(inPolicy(it -> {
                    it.maxTries = written("maxTries", 0);
                    it.baseDelay = written("baseDelay", "2m");
                    it.deadline = written("deadline", "soon");
                }))
                .containsExactly("bad-duration at deadline", "bad-tries at maxTries", "delay-order at baseDelay");
    }

    @Test
    void zero_delay_is_for_a_single_try() {
        assertThat(inPolicy(it -> it.baseDelay = written("baseDelay", "0ms")))
                .containsExactly("zero-delay at baseDelay");
        assertThat(inPolicy(it -> {
                    it.baseDelay = written("baseDelay", "0ms");
                    it.maxTries = written("maxTries", 1);
                }))
                .isEmpty();
    }

    @Test
    void the_first_delay_fits_under_the_cap() {
        assertThat(inPolicy(it -> it.baseDelay = written("baseDelay", "61s")))
                .containsExactly("delay-order at baseDelay");
        assertThat(inPolicy(it -> it.maxDelay = written("maxDelay", "999ms")))
                .containsExactly("delay-order at maxDelay");
    }

    @Test
    void waits_without_growth_need_randomness() {
        Consumer<Models.PolicyModel> none = it -> it.jitter = written("jitter", Jitter.NONE);
        assertThat(inPolicy(none.andThen(it -> it.multiplier = written("multiplier", 1.0))))
                .containsExactly("synchronised-retries at jitter");
        assertThat(inPolicy(none.andThen(it -> it.maxDelay = written("maxDelay", "1000ms"))))
                .containsExactly("synchronised-retries at jitter");
        assertThat(inPolicy(none)).containsExactly("no-jitter at jitter");
        assertThat(inPolicy(it -> {
                    it.jitter = written("jitter", Jitter.DECORRELATED);
                    it.maxDelay = written("maxDelay", "1s");
                }))
                .containsExactly("synchronised-retries at jitter");
        assertThat(inPolicy(it -> {
                    it.multiplier = written("multiplier", 1.0);
                    it.maxDelay = written("maxDelay", "1s");
                }))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "NONE, 1s",
        "DECORRELATED, 1s",
        "EQUAL, 500ms",
        "PROPORTIONAL, 700ms",
        "FULL, 0s",
    })
    void a_deadline_is_longer_than_the_shortest_first_wait(Jitter jitter, String deadline) {
        assertThat(inPolicy(it -> {
                    it.jitter = written("jitter", jitter);
                    it.deadline = written("deadline", deadline);
                }))
                .contains("deadline-too-short at deadline")
                .doesNotContain("deadline-cuts-tries at deadline");
    }

    @Test
    void a_deadline_leaves_room_for_all_tries_even_without_luck() {
        assertThat(inPolicy(it -> it.deadline = written("deadline", "15s")))
                .containsExactly("deadline-cuts-tries at deadline");
        assertThat(inPolicy(it -> it.deadline = written("deadline", "15001ms"))).isEmpty();

        var found = Found.only(Models.client(withPolicy(it -> it.deadline = written("deadline", "5s"))));
        assertThat(found.problem()).contains("leaves room for 3 of 5 tries");
        assertThat(found.advice()).contains("15s");
    }

    @Test
    void a_thread_waits_a_minute_at_most_unless_told_otherwise() {
        Method sevenTries = withPolicy(it -> it.maxTries = written("maxTries", 7));
        Method eightTries = withPolicy(it -> it.maxTries = written("maxTries", 8));

        assertThat(Found.in(sevenTries)).containsExactly("unbounded-wait at @Retryable");
        assertThat(Found.only(Models.client(sevenTries)).problem()).contains("63s");
        assertThat(Found.only(Models.client(eightTries)).problem()).contains("2m 3s");
        assertThat(Checks.of(Models.client(sevenTries), Options.of(Map.of("retry.maxBlockingWait", "63s")))
                        .diagnostics())
                .isEmpty();
        assertThat(inPolicy(it -> {
                    it.maxTries = written("maxTries", 7);
                    it.deadline = written("deadline", "5m");
                }))
                .isEmpty();
    }

    @Test
    void a_limit_that_is_no_duration_is_said_once_and_nowhere() {
        Options options = Options.of(Map.of("retry.maxBlockingWait", "long"));

        assertThat(options.faults()).singleElement().satisfies(only -> {
            assertThat(only.id().id()).isEqualTo("bad-duration");
            assertThat(only.problem()).isEqualTo("-Aretry.maxBlockingWait = \"long\" is not a duration.");
        });
    }

    private static Method withPolicy(Consumer<Models.PolicyModel> change) {
        return Models.method("find", it -> it.policy = Optional.of(Models.policy(change)));
    }
}
