package dev.reprise.frameworks.wire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.frameworks.Reply;
import dev.reprise.frameworks.Server;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The key of a call is in each of its requests, and in no other's. */
@Timeout(60)
abstract class WireTests {
    private static final String OWN = "own";

    private final RetryRuntime runtime =
            RetryRuntime.builder().clock(new VirtualClock()).build();

    /**
     * A client that sends keys, and whose own repeats are switched off.
     *
     * @param header a value of the key's header that the client sends anyway; empty for none
     */
    abstract OrdersApi client(URI server, String header);

    private OrdersApi retrying(OrdersApi client) {
        return new RetryingOrdersApi(client, runtime);
    }

    @Test
    void every_try_of_a_call_carries_the_same_key() throws Exception {
        try (Server server = Server.opened(Reply.status(503), Reply.NONE)) {
            assertThat(retrying(client(server.uri(), "")).place("1", "a")).isEqualTo("ok");

            List<List<String>> keys = server.headers("Idempotency-Key");
            assertThat(keys).hasSize(3).allMatch(values -> values.equals(keys.get(0)));
            assertThat(keys.get(0)).singleElement().asString().matches("[0-9a-f]{64}");
        }
    }

    @Test
    void two_calls_have_two_keys() throws Exception {
        try (Server server = Server.opened()) {
            OrdersApi orders = retrying(client(server.uri(), ""));

            orders.place("1", "a");
            orders.place("2", "a");

            assertThat(server.headers("Idempotency-Key")).hasSize(2).doesNotHaveDuplicates();
        }
    }

    @Test
    void a_call_without_a_key_sends_none() throws Exception {
        try (Server server = Server.opened(Reply.status(503))) {
            OrdersApi client = client(server.uri(), "");

            retrying(client).look("1");
            client.place("1", "a");

            assertThat(server.headers("Idempotency-Key")).hasSize(3).containsOnly(List.of());
        }
    }

    @Test
    void a_call_inside_another_does_not_send_the_outer_ones_key() throws Exception {
        try (Server server = Server.opened()) {
            OrdersApi client = client(server.uri(), "");
            OrdersApi inner = retrying(client);
            OrdersApi outer = retrying(new OrdersApi() {
                @Override
                public String place(String order, String attempt) throws IOException, InterruptedException {
                    inner.look(order);
                    return client.place(order, attempt);
                }

                @Override
                public String look(String order) throws IOException, InterruptedException {
                    return client.look(order);
                }
            });

            outer.place("1", "a");

            assertThat(server.headers("Idempotency-Key"))
                    .satisfiesExactly(
                            look -> assertThat(look).isEmpty(),
                            place -> assertThat(place).hasSize(1));
        }
    }

    @Test
    void the_key_replaces_what_the_client_would_send() throws Exception {
        try (Server server = Server.opened()) {
            OrdersApi client = client(server.uri(), OWN);

            client.place("1", "a");
            retrying(client).place("1", "a");

            assertThat(server.headers("Idempotency-Key"))
                    .satisfiesExactly(
                            direct -> assertThat(direct).containsExactly(OWN),
                            retried -> assertThat(retried).singleElement().isNotEqualTo(OWN));
        }
    }
}
