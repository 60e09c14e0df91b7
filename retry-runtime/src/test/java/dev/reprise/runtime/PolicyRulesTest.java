package dev.reprise.runtime;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.reprise.Jitter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PolicyRulesTest {

    private final RetryPolicy.Builder policy = RetryPolicy.builder();

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 101, Integer.MAX_VALUE})
    void tries_outside_1_to_100_are_refused(int tries) {
        refused(policy.maxTries(tries), "bad-tries", "maxTries = " + tries);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 100})
    void tries_from_1_to_100_are_fine(int tries) {
        accepted(policy.maxTries(tries));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.99, 0, -2, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void a_multiplier_that_shrinks_or_is_not_finite_is_refused(double multiplier) {
        refused(policy.multiplier(multiplier), "bad-multiplier", "multiplier = " + multiplier);
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 1.0000001, 2, Double.MAX_VALUE})
    void any_other_multiplier_is_fine(double multiplier) {
        accepted(policy.multiplier(multiplier));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -0.1, 1.0000001, Double.NaN, Double.POSITIVE_INFINITY})
    void a_jitter_factor_outside_0_to_1_is_refused(double factor) {
        refused(
                policy.jitter(Jitter.PROPORTIONAL).jitterFactor(factor),
                "bad-jitter-factor",
                "jitterFactor = " + factor);
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.MIN_VALUE, 0.3, 1})
    void a_jitter_factor_up_to_1_is_fine(double factor) {
        accepted(policy.jitter(Jitter.PROPORTIONAL).jitterFactor(factor));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 200, 399, 600})
    void a_status_that_is_no_error_is_refused(int status) {
        refused(policy.onStatus(503, status), "bad-status", "" + status);
    }

    @Test
    void error_statuses_are_fine_and_none_at_all_too() {
        accepted(policy.onStatus(400, 599));
        accepted(policy.onStatus());
    }

    @Test
    void no_delay_is_a_busy_loop() {
        refused(policy.baseDelay("0s").maxTries(2), "zero-delay", "baseDelay = 0");
    }

    @Test
    void no_delay_is_fine_where_nothing_is_repeated() {
        accepted(policy.baseDelay("0s").maxTries(1));
    }

    @Test
    void the_first_step_does_not_exceed_the_cap() {
        refused(policy.baseDelay("61s"), "delay-order", "PT1M1S");
        accepted(policy.baseDelay("60s"));
    }

    @ParameterizedTest
    @CsvSource({"NONE, 1, 1s, 60s", "NONE, 2, 1s, 1s", "NONE, 1, 1s, 1s", "DECORRELATED, 2, 1s, 1s"})
    void a_schedule_without_randomness_and_growth_is_refused(
            Jitter jitter, double multiplier, String base, String max) {
        refused(
                policy.jitter(jitter).multiplier(multiplier).baseDelay(base).maxDelay(max),
                "synchronised-retries",
                "jitter = " + jitter);
    }

    @ParameterizedTest
    @CsvSource({
        "NONE, 1.1, 1s, 60s",
        "DECORRELATED, 1, 1s, 1.000000001s",
        "FULL, 1, 1s, 1s",
        "EQUAL, 1, 1s, 1s",
        "PROPORTIONAL, 1, 1s, 1s"
    })
    void randomness_or_growth_is_enough(Jitter jitter, double multiplier, String base, String max) {
        accepted(policy.jitter(jitter).multiplier(multiplier).baseDelay(base).maxDelay(max));
    }

    @ParameterizedTest
    @CsvSource({"NONE, 1s", "FULL, 0s", "EQUAL, 500ms", "DECORRELATED, 1s", "PROPORTIONAL, 700ms"})
    void a_deadline_is_longer_than_the_shortest_first_wait(Jitter jitter, String shortest) {
        refused(policy.jitter(jitter).deadline(shortest), "deadline-too-short", "deadline = ");
        long justLonger = Durations.parse("", shortest).toNanos() + 1;
        accepted(policy.deadline(justLonger + "ns"));
    }

    @ParameterizedTest
    @EnumSource(Jitter.class)
    void the_defaults_are_fine_with_each_jitter(Jitter jitter) {
        accepted(policy.jitter(jitter));
    }

    @ParameterizedTest
    @EnumSource(
            value = Jitter.class,
            names = {"FULL", "EQUAL", "PROPORTIONAL"})
    void the_largest_values_are_fine(Jitter jitter) {
        accepted(policy.jitter(jitter)
                .maxTries(100)
                .multiplier(Double.MAX_VALUE)
                .baseDelay("9223372036854775807ns")
                .maxDelay("9223372036854775807ns"));
    }

    private static void accepted(RetryPolicy.Builder values) {
        assertThatCode(values::build).doesNotThrowAnyException();
    }

    private static void refused(RetryPolicy.Builder values, String rule, String named) {
        assertThatIllegalArgumentException()
                .isThrownBy(values::build)
                .withMessageStartingWith("[retry:" + rule + "] ")
                .withMessageContaining(named);
    }
}
