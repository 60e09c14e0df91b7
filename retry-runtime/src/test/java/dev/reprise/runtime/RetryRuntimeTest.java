package dev.reprise.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RetryRuntimeTest {

    private static final RetryEvent EVENT = new RetryEvent.GaveUp("Api.call", 1, GiveUpReason.PERMANENT, null);

    @Test
    void the_standard_runtime_is_one_and_listens_to_nobody() {
        assertThat(RetryRuntime.standard()).isSameAs(RetryRuntime.standard());
        assertThat(RetryRuntime.standard().hasListeners()).isFalse();
        assertThat(RetryRuntime.standard().config("reprise.Api.maxTries")).isEmpty();
    }

    @Test
    void listeners_hear_events_in_the_order_they_were_added() {
        List<String> heard = new ArrayList<>();
        RetryRuntime runtime = RetryRuntime.builder()
                .listener(event -> heard.add("first"))
                .listener(event -> heard.add("second"))
                .build();

        runtime.publish(EVENT);

        assertThat(heard).containsExactly("first", "second");
    }

    @Test
    void a_listener_that_fails_disturbs_neither_the_call_nor_the_others() {
        List<RetryEvent> heard = new ArrayList<>();
        RetryRuntime runtime = RetryRuntime.builder()
                .listener(event -> {
                    throw new IllegalStateException("a listener's own fault");
                })
                .listener(event -> {
                    throw new AssertionError("an error of a listener");
                })
                .listener(heard::add)
                .build();

        runtime.publish(EVENT);
        runtime.publish(EVENT);

        assertThat(heard).hasSize(2);
    }

    @Test
    @SuppressWarnings("try")
    void a_listener_does_not_see_the_attempt_of_the_call() {
        List<Boolean> seen = new ArrayList<>();
        RetryRuntime runtime = RetryRuntime.builder()
                .listener(event -> seen.add(Attempt.current().isPresent()))
                .build();

        try (Attempt.Scope scope = Attempt.bind("Api.call", 1, "key", null)) {
            runtime.publish(EVENT);
            assertThat(Attempt.current()).isPresent();
        }

        assertThat(seen).containsExactly(false);
    }

    @Test
    void proxies_of_one_interface_share_a_budget_and_runtimes_do_not() {
        RetryRuntime runtime = RetryRuntime.builder().build();

        assertThat(runtime.budget("demo.Api", 100, 0.2)).isSameAs(runtime.budget("demo.Api", 100, 0.2));
        assertThat(runtime.budget("demo.Api", 100, 0.2)).isNotSameAs(runtime.budget("demo.Other", 100, 0.2));
        assertThat(runtime.budget("demo.Api", 100, 0.2))
                .isNotSameAs(RetryRuntime.builder().build().budget("demo.Api", 100, 0.2));
    }

    @Test
    void a_null_setting_is_refused_by_its_name() {
        RetryRuntime.Builder builder = RetryRuntime.builder();

        assertThatNullPointerException().isThrownBy(() -> builder.clock(null)).withMessage("clock");
        assertThatNullPointerException().isThrownBy(() -> builder.random(null)).withMessage("random");
        assertThatNullPointerException()
                .isThrownBy(() -> builder.listener(null))
                .withMessage("listener");
        assertThatNullPointerException()
                .isThrownBy(() -> builder.scheduler(null))
                .withMessage("scheduler");
        assertThatNullPointerException().isThrownBy(() -> builder.config(null)).withMessage("config");
    }

    @Test
    void a_builder_that_goes_on_does_not_change_the_runtime_it_made() {
        RetryRuntime.Builder builder = RetryRuntime.builder();
        RetryRuntime runtime = builder.build();

        builder.listener(event -> {});

        assertThat(runtime.hasListeners()).isFalse();
    }
}
