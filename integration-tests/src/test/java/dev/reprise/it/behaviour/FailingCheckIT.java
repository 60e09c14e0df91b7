package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.reprise.it.clients.ApiException;
import dev.reprise.it.clients.PaymentsApi;
import dev.reprise.it.clients.RetryingPaymentsApi;
import dev.reprise.runtime.FixedRandom;
import dev.reprise.runtime.GiveUpReason;
import dev.reprise.runtime.RetryEvent;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The server cannot be asked whether the first request went through: then nothing is sent on the off chance. */
class FailingCheckIT {
    private final IOException timeout = new IOException("read timed out");
    private final VirtualClock clock = new VirtualClock();
    private final List<RetryEvent> events = new ArrayList<>();
    private final RetryRuntime runtime = RetryRuntime.builder()
            .clock(clock)
            .random(FixedRandom.HIGHEST)
            .listener(events::add)
            .build();

    @Test
    void a_question_that_fails_for_the_moment_uses_up_the_try_and_nothing_is_sent() throws Exception {
        Script script = Script.of(timeout, new IOException("find"), Optional.of("paid"));

        assertThat(payments(script).pay("A-1")).isEqualTo("paid");
        assertThat(script.calls()).containsExactly("pay(A-1)", "find(A-1)", "find(A-1)");
        assertThat(clock.sleeps()).extracting(Duration::toSeconds).containsExactly(1L, 2L);
    }

    @Test
    void when_the_tries_are_used_up_by_questions_the_caller_gets_the_failure_of_the_request() {
        Script script = Script.of(timeout, new IOException("find"));

        assertThat(catchThrowable(() -> payments(script).pay("A-1"))).isSameAs(timeout);
        assertThat(script.calls()).containsExactly("pay(A-1)", "find(A-1)", "find(A-1)", "find(A-1)");
    }

    @Test
    void a_question_that_fails_for_good_ends_the_call_with_the_failure_of_the_request() {
        Script script = Script.of(timeout, new ApiException(403));

        assertThat(catchThrowable(() -> payments(script).pay("A-1"))).isSameAs(timeout);
        assertThat(script.calls()).containsExactly("pay(A-1)", "find(A-1)");
        assertThat(((RetryEvent.GaveUp) events.get(events.size() - 1)).reason())
                .isEqualTo(GiveUpReason.UNSAFE_TO_REPEAT);
    }

    @Test
    void the_failure_of_the_latest_request_is_the_one_that_counts() {
        IOException second = new IOException("second");
        Script script = Script.of(timeout, Optional.empty(), second, new ApiException(403));

        assertThat(catchThrowable(() -> payments(script).pay("A-1"))).isSameAs(second);
    }

    @Test
    void an_interrupt_during_the_question_ends_the_call_with_the_flag_set() {
        Script script = Script.of(timeout, new IOException(new InterruptedException()));

        assertThat(catchThrowable(() -> payments(script).pay("A-1"))).isSameAs(timeout);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(script.calls()).hasSize(2);
    }

    @Test
    void the_failure_of_the_request_is_told_even_where_the_interrupt_could_be() {
        Script script = Script.of(timeout, new ApiException(503), new IOException(new InterruptedException()));

        assertThat(catchThrowable(() -> payments(script).transfer("A-1"))).isSameAs(timeout);
        assertThat(Thread.interrupted()).isTrue();
    }

    private PaymentsApi payments(Script script) {
        return new RetryingPaymentsApi(script.as(PaymentsApi.class), runtime);
    }
}
