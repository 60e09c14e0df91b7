package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.reprise.it.clients.ApiException;
import dev.reprise.it.clients.OrdersApi;
import dev.reprise.it.clients.RetryingOrdersApi;
import dev.reprise.runtime.Attempt;
import dev.reprise.runtime.GiveUpReason;
import dev.reprise.runtime.RetryEvent;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import java.io.IOException;
import java.net.ConnectException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A key makes a repeat safe only when it was sent, and somebody has to take it from the attempt for that. */
class KeyDeliveryIT {
    private final List<RetryEvent> events = new ArrayList<>();
    private final List<String> sent = new ArrayList<>();

    @Test
    void a_key_that_an_interceptor_reads_makes_the_repeat_safe() throws Exception {
        Script script = Script.of(new IOException("read timed out"), new ApiException(503), "ok")
                .onEachCall(this::sendKey);

        assertThat(orders(script).intercepted("A-1", "1")).isEqualTo("ok");
        assertThat(sent).hasSize(3).containsOnly(sent.get(0)).doesNotContainNull();
    }

    @Test
    void a_call_whose_key_nobody_took_is_not_repeated() {
        IOException timeout = new IOException("read timed out");
        Script script = Script.of(timeout);

        assertThat(catchThrowable(() -> orders(script).intercepted("A-1", "1"))).isSameAs(timeout);
        assertThat(script.calls()).hasSize(1);
        assertThat(events)
                .containsExactly(
                        new RetryEvent.GaveUp("OrdersApi.intercepted", 1, GiveUpReason.UNSAFE_TO_REPEAT, timeout));
    }

    @Test
    void a_call_whose_key_nobody_took_is_repeated_while_it_was_never_sent() {
        Script script = Script.of(new ConnectException(), new ConnectException(), new ApiException(503));

        assertThat(catchThrowable(() -> orders(script).intercepted("A-1", "1"))).hasMessage("status 503");
        assertThat(script.calls()).hasSize(3);
    }

    @Test
    void every_try_has_to_send_the_key_itself() {
        Script script = Script.of(new IOException());
        script.onEachCall(() -> {
            if (script.calls().size() == 1) {
                sendKey();
            }
        });

        catchThrowable(() -> orders(script).intercepted("A-1", "1"));

        assertThat(script.calls()).hasSize(2);
    }

    @Test
    void looking_at_the_attempt_without_its_key_sends_nothing() {
        Script script = Script.of(new IOException())
                .onEachCall(() -> sent.add(Attempt.current().orElseThrow().operation()));

        catchThrowable(() -> orders(script).intercepted("A-1", "1"));

        assertThat(sent).containsExactly("OrdersApi.intercepted");
    }

    @Test
    void a_permanent_failure_is_permanent_whoever_took_the_key() {
        catchThrowable(() -> orders(Script.of(new ApiException(422))).intercepted("A-1", "1"));

        assertThat(((RetryEvent.GaveUp) events.get(0)).reason()).isEqualTo(GiveUpReason.PERMANENT);
    }

    private void sendKey() {
        sent.add(Attempt.current().flatMap(Attempt::idempotencyKey).orElse(null));
    }

    private OrdersApi orders(Script script) {
        return new RetryingOrdersApi(
                script.as(OrdersApi.class),
                RetryRuntime.builder()
                        .clock(new VirtualClock())
                        .listener(events::add)
                        .build());
    }
}
