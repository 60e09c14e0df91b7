package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.reprise.it.clients.ApiException;
import dev.reprise.it.clients.NotesApi;
import dev.reprise.it.clients.PaymentsApi;
import dev.reprise.it.clients.RetryingNotesApi;
import dev.reprise.it.clients.RetryingPaymentsApi;
import dev.reprise.runtime.Attempt;
import dev.reprise.runtime.FixedRandom;
import dev.reprise.runtime.RetryEvent;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.TokenBucket;
import dev.reprise.runtime.VirtualClock;
import java.io.IOException;
import java.net.ConnectException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Before a request is sent again, the server is asked whether the first one went through. */
class VerifiedByIT {
    private final IOException timeout = new IOException("read timed out");
    private final VirtualClock clock = new VirtualClock();
    private final List<RetryEvent> events = new ArrayList<>();
    private final RetryRuntime runtime = RetryRuntime.builder()
            .clock(clock)
            .random(FixedRandom.HIGHEST)
            .listener(events::add)
            .build();

    @Test
    void what_is_found_is_the_result_and_nothing_is_sent_again() throws Exception {
        Script script = Script.of(timeout, Optional.of("paid"));

        assertThat(payments(script).pay("A-1")).isEqualTo("paid");
        assertThat(script.calls()).containsExactly("pay(A-1)", "find(A-1)");
        assertThat(events).last().isEqualTo(new RetryEvent.Recovered("PaymentsApi.pay", 1, Duration.ofSeconds(1)));
    }

    @Test
    void where_nothing_is_found_the_request_is_sent_again() throws Exception {
        Script script = Script.of(timeout, Optional.empty(), "paid");

        assertThat(payments(script).pay("A-1")).isEqualTo("paid");
        assertThat(script.calls()).containsExactly("pay(A-1)", "find(A-1)", "pay(A-1)");
    }

    @Test
    void a_nullable_result_serves_as_well_as_an_optional_and_takes_no_key() throws Exception {
        Script found = Script.of(timeout, "charged");
        assertThat(payments(found).charge("A-1", "1", "abc")).isEqualTo("charged");
        assertThat(found.calls()).containsExactly("charge(A-1, 1, abc)", "look(A-1, 1)");

        Script missing = Script.of(timeout, null, "charged now");
        assertThat(payments(missing).charge("A-1", "1", "abc")).isEqualTo("charged now");
    }

    @Test
    void a_missing_optional_is_an_empty_one() throws Exception {
        assertThat(payments(Script.of(timeout, null, "paid")).pay("A-1")).isEqualTo("paid");
    }

    @Test
    void nobody_is_asked_while_no_request_can_have_been_processed() throws Exception {
        Script script = Script.of(new ConnectException(), new ConnectException(), "paid");

        payments(script).pay("A-1");

        assertThat(script.calls()).containsOnly("pay(A-1)");
    }

    @Test
    void after_one_request_that_may_have_been_processed_every_repeat_is_preceded_by_the_question() throws Exception {
        Script script = Script.of(timeout, Optional.empty(), new ConnectException(), Optional.of("paid"));

        assertThat(payments(script).pay("A-1")).isEqualTo("paid");
        assertThat(script.calls()).containsExactly("pay(A-1)", "find(A-1)", "pay(A-1)", "find(A-1)");
    }

    @Test
    void an_answer_with_a_status_may_have_been_processed_too() throws Exception {
        Script script = Script.of(new ApiException(503), Optional.of("paid"));

        assertThat(payments(script).pay("A-1")).isEqualTo("paid");
    }

    @Test
    void the_question_is_put_after_the_wait_and_no_second_wait_follows_it() throws Exception {
        List<String> order = new ArrayList<>();
        clock.whileSleeping(() -> order.add("wait"));
        Script script = Script.of(timeout, Optional.empty(), "paid");
        script.onEachCall(() -> order.add(script.calls().get(script.calls().size() - 1)));

        payments(script).pay("A-1");

        assertThat(order).containsExactly("pay(A-1)", "wait", "find(A-1)", "pay(A-1)");
    }

    @Test
    void no_question_follows_the_last_try() {
        Script script =
                Script.of(timeout, Optional.empty(), timeout, Optional.empty(), timeout, Optional.empty(), timeout);

        assertThat(catchThrowable(() -> payments(script).pay("A-1"))).isSameAs(timeout);
        assertThat(script.calls()).hasSize(7).endsWith("pay(A-1)");
    }

    @Test
    void the_question_sees_neither_the_attempt_of_the_request_nor_that_of_a_call_around_it() throws Exception {
        List<String> seen = new ArrayList<>();
        Script script = Script.of(timeout, Optional.empty(), "paid")
                .onEachCall(
                        () -> seen.add(Attempt.current().map(Attempt::toString).orElse("none")));
        PaymentsApi payments = payments(script);
        Script outer = Script.of("ok").onEachCall(() -> catchThrowable(() -> payments.pay("A-1")));

        new RetryingNotesApi(outer.as(NotesApi.class), runtime).note("hello", "abc");

        assertThat(seen).containsExactly("none", "none", "Attempt[PaymentsApi.pay #2]");
        assertThat(Attempt.current()).isEmpty();
    }

    @Test
    void a_call_whose_result_was_found_returns_normally_and_earns_its_share_of_the_budget() throws Exception {
        TokenBucket budget = runtime.budget(PaymentsApi.class.getName(), 100, 0.2);

        for (int call = 0; call < 5; call++) {
            payments(Script.of(timeout, Optional.of("paid"))).pay("A-1");
        }

        assertThat(budget.retriesLeft()).isEqualTo(100 - 5 + 1);
    }

    private PaymentsApi payments(Script script) {
        return new RetryingPaymentsApi(script.as(PaymentsApi.class), runtime);
    }
}
