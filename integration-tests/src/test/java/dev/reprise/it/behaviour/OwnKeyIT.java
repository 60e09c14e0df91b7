package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.reprise.it.clients.ApiException;
import dev.reprise.it.clients.OrdersApi;
import dev.reprise.it.clients.RetryingOrdersApi;
import dev.reprise.runtime.Attempt;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import dev.reprise.runtime.generated.KeyDigest;
import java.io.IOException;
import java.net.ConnectException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The parameter that takes the key, and a caller who brings one. */
class OwnKeyIT {
    @Test
    void the_parameter_receives_the_derived_key_in_every_try_the_first_one_included() throws Exception {
        Script script = Script.of(new IOException(), new IOException(), "ok");

        orders(script).place("A-1", "1", null);

        String key = derived("OrdersApi.place");
        assertThat(script.calls()).hasSize(3).containsOnly("place(A-1, 1, " + key + ")");
    }

    @Test
    void a_callers_own_key_wins_in_every_try() throws Exception {
        Script script = Script.of(new IOException(), new IOException(), "ok");

        orders(script).place("A-1", "1", "abc");

        assertThat(script.calls()).hasSize(3).containsOnly("place(A-1, 1, abc)");
    }

    @Test
    void a_callers_own_key_is_the_one_that_interceptors_see() throws Exception {
        List<String> seen = new ArrayList<>();
        Script script = Script.of(new IOException(), "ok")
                .onEachCall(() -> seen.add(
                        Attempt.current().orElseThrow().idempotencyKey().orElseThrow()));

        orders(script).place("A-1", "1", "abc");

        assertThat(seen).containsExactly("abc", "abc");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\t\n"})
    void a_blank_key_is_refused_before_anything_is_sent(String blank) {
        Script script = Script.of("ok");

        assertThatThrownBy(() -> orders(script).place("A-1", "1", blank))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("key");
        assertThat(script.calls()).isEmpty();
    }

    @Test
    void a_method_that_is_not_retried_gets_its_key_and_is_called_once() {
        Script script = Script.of(new IOException());

        catchThrowable(() -> orders(script).once("A-1", "1", null));

        assertThat(script.calls()).containsExactly("once(A-1, 1, " + derived("OrdersApi.once") + ")");
    }

    @Test
    void a_request_that_is_still_being_worked_on_is_waited_for_with_the_same_key() throws Exception {
        Script script = Script.of(new IOException("read timed out"), new ApiException(409), "ok");

        assertThat(orders(script).place("A-1", "1", "abc")).isEqualTo("ok");
        assertThat(script.calls()).hasSize(3).containsOnly("place(A-1, 1, abc)");
    }

    @Test
    void a_conflict_at_the_first_try_is_a_conflict() {
        ApiException conflict = new ApiException(409);
        Script script = Script.of(conflict);

        assertThat(catchThrowable(() -> orders(script).place("A-1", "1", null))).isSameAs(conflict);
        assertThat(script.calls()).hasSize(1);
    }

    @Test
    void a_conflict_after_a_request_that_was_never_sent_is_a_conflict() {
        ApiException conflict = new ApiException(409);
        Script script = Script.of(new ConnectException(), conflict);

        assertThat(catchThrowable(() -> orders(script).place("A-1", "1", null))).isSameAs(conflict);
        assertThat(script.calls()).hasSize(2);
    }

    private static String derived(String scope) {
        KeyDigest key = KeyDigest.scoped(scope, 2);
        key.add("", "A-1");
        key.add("", "1");
        return key.hex();
    }

    private static OrdersApi orders(Script script) {
        return new RetryingOrdersApi(
                script.as(OrdersApi.class),
                RetryRuntime.builder().clock(new VirtualClock()).build());
    }
}
