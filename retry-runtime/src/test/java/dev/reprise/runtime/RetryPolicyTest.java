package dev.reprise.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.reprise.Jitter;
import dev.reprise.Retryable;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RetryPolicyTest {

    private static final RetryPolicy STANDARD = RetryPolicy.builder().build();

    @Test
    void the_defaults_are_those_of_the_annotation() {
        assertThat(STANDARD.maxTries()).isEqualTo(annotationDefault("maxTries"));
        assertThat(STANDARD.baseDelay()).isEqualTo(annotatedDuration("baseDelay"));
        assertThat(STANDARD.maxDelay()).isEqualTo(annotatedDuration("maxDelay"));
        assertThat(STANDARD.multiplier()).isEqualTo(annotationDefault("multiplier"));
        assertThat(STANDARD.jitter()).isEqualTo(annotationDefault("jitter"));
        assertThat(STANDARD.jitterFactor()).isEqualTo(annotationDefault("jitterFactor"));
        assertThat(STANDARD.deadline()).isEmpty();
        assertThat(annotationDefault("deadline")).isEqualTo("");
        assertThat(annotationDefault("maxRetryAfter")).isEqualTo("");
        assertThat(STANDARD.onStatus().stream().mapToInt(Integer::intValue).toArray())
                .isEqualTo(annotationDefault("onStatus"));
        assertThat(STANDARD.unsentOnly()).isEqualTo(annotationDefault("unsentOnly"));
    }

    @Test
    void it_holds_what_the_builder_was_given() {
        RetryPolicy policy = RetryPolicy.builder()
                .maxTries(3)
                .baseDelay("200ms")
                .maxDelay("2s")
                .multiplier(1.5)
                .jitter(Jitter.PROPORTIONAL)
                .jitterFactor(0.1)
                .deadline("PT5S")
                .maxRetryAfter("30s")
                .onStatus(503, 429)
                .unsentOnly(true)
                .build();

        assertThat(policy.maxTries()).isEqualTo(3);
        assertThat(policy.baseDelay()).isEqualTo(Duration.ofMillis(200));
        assertThat(policy.maxDelay()).isEqualTo(Duration.ofSeconds(2));
        assertThat(policy.multiplier()).isEqualTo(1.5);
        assertThat(policy.jitter()).isEqualTo(Jitter.PROPORTIONAL);
        assertThat(policy.jitterFactor()).isEqualTo(0.1);
        assertThat(policy.deadline()).contains(Duration.ofSeconds(5));
        assertThat(policy.maxRetryAfter()).isEqualTo(Duration.ofSeconds(30));
        assertThat(policy.onStatus()).containsExactly(429, 503);
        assertThat(policy.unsentOnly()).isTrue();
    }

    @Test
    void a_hint_may_be_as_long_as_the_cap_even_when_the_cap_is_changed_later() {
        assertThat(STANDARD.maxRetryAfter()).isEqualTo(STANDARD.maxDelay());
        assertThat(STANDARD.toBuilder().maxDelay("5m").build().maxRetryAfter()).isEqualTo(Duration.ofMinutes(5));
        assertThat(STANDARD.toBuilder().maxRetryAfter("0s").build().maxRetryAfter())
                .isZero();
    }

    @Test
    void an_empty_text_takes_a_deadline_and_a_longest_hint_away() {
        RetryPolicy limited =
                RetryPolicy.builder().deadline("5s").maxRetryAfter("7s").build();

        assertThat(limited.toBuilder().deadline("").maxRetryAfter("").build()).isEqualTo(STANDARD);
    }

    static List<UnaryOperator<RetryPolicy.Builder>> changes() {
        return List.of(
                it -> it.maxTries(4),
                it -> it.baseDelay("2s"),
                it -> it.maxDelay("61s"),
                it -> it.multiplier(3),
                it -> it.jitter(Jitter.EQUAL),
                it -> it.jitterFactor(0.4),
                it -> it.deadline("9s"),
                it -> it.maxRetryAfter("60s"),
                it -> it.onStatus(429),
                it -> it.unsentOnly(true));
    }

    @ParameterizedTest
    @MethodSource("changes")
    void a_changed_copy_differs_in_that_value_and_leaves_the_original(UnaryOperator<RetryPolicy.Builder> change) {
        RetryPolicy changed = change.apply(STANDARD.toBuilder()).build();

        assertThat(changed).isNotEqualTo(STANDARD);
        assertThat(changed.toString()).isNotEqualTo(STANDARD.toString());
        assertThat(changed).isEqualTo(change.apply(RetryPolicy.builder()).build());
        assertThat(changed)
                .hasSameHashCodeAs(change.apply(RetryPolicy.builder()).build());
        assertThat(changed.toBuilder().build()).isEqualTo(changed);
        assertThat(STANDARD)
                .isEqualTo(RetryPolicy.builder().build())
                .hasSameHashCodeAs(RetryPolicy.builder().build());
    }

    @Test
    void durations_are_compared_by_length_and_not_by_spelling() {
        assertThat(RetryPolicy.builder().baseDelay("1.5s").build())
                .isEqualTo(RetryPolicy.builder().baseDelay("PT1.5S").build());
    }

    @Test
    void it_is_no_other_kind_of_object() {
        assertThat(STANDARD).isNotEqualTo(null).isNotEqualTo("a policy");
    }

    @Test
    void it_prints_its_values() {
        assertThat(STANDARD)
                .hasToString("RetryPolicy[maxTries=5, baseDelay=PT1S, maxDelay=PT1M, multiplier=2.0, jitter=FULL,"
                        + " jitterFactor=0.3, deadline=null, maxRetryAfter=null, onStatus=[429, 502, 503, 504],"
                        + " unsentOnly=false]");
    }

    @Test
    void its_statuses_cannot_be_changed() {
        int[] statuses = {503};
        RetryPolicy policy = RetryPolicy.builder().onStatus(statuses).build();
        statuses[0] = 500;

        assertThat(policy.onStatus()).containsExactly(503);
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> policy.onStatus().add(500));
    }

    @Test
    void a_builder_used_again_does_not_change_what_it_built() {
        RetryPolicy.Builder builder = RetryPolicy.builder();
        RetryPolicy first = builder.build();
        builder.maxTries(2).onStatus(429);

        assertThat(first).isEqualTo(STANDARD);
    }

    @Test
    void a_missing_value_is_named() {
        RetryPolicy.Builder builder = RetryPolicy.builder();

        assertThatNullPointerException()
                .isThrownBy(() -> builder.baseDelay(null))
                .withMessage("baseDelay");
        assertThatNullPointerException()
                .isThrownBy(() -> builder.maxDelay(null))
                .withMessage("maxDelay");
        assertThatNullPointerException()
                .isThrownBy(() -> builder.deadline(null))
                .withMessage("deadline");
        assertThatNullPointerException()
                .isThrownBy(() -> builder.maxRetryAfter(null))
                .withMessage("maxRetryAfter");
        assertThatNullPointerException().isThrownBy(() -> builder.jitter(null)).withMessage("jitter");
        assertThatNullPointerException()
                .isThrownBy(() -> builder.onStatus(null))
                .withMessage("onStatus");
    }

    private static Duration annotatedDuration(String member) {
        return Durations.parse(member, (String) annotationDefault(member));
    }

    private static Object annotationDefault(String member) {
        try {
            return Optional.ofNullable(Retryable.class.getMethod(member).getDefaultValue())
                    .orElseThrow();
        } catch (NoSuchMethodException missing) {
            throw new AssertionError(missing);
        }
    }
}
