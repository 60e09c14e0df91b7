package dev.reprise.it.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.reprise.it.clients.CouriersApi;
import dev.reprise.it.clients.NotesApi;
import dev.reprise.it.clients.QuotesApi;
import dev.reprise.it.clients.RetryingCouriersApi;
import dev.reprise.it.clients.RetryingNotesApi;
import dev.reprise.it.clients.RetryingQuotesApi;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The JDK's oldest client has exceptions and habits of its own. */
class UrlConnectionIT {
    private static final int AMPLE = 30_000;

    private final VirtualClock clock = new VirtualClock();
    private final RetryRuntime runtime = RetryRuntime.builder().clock(clock).build();

    @Test
    void a_refused_connection_carried_nothing() throws Exception {
        try (Shop shop = new Shop()) {
            clock.whileSleeping(shop::open);
            CouriersApi couriers = new RetryingCouriersApi(
                    new Couriers(parcel -> post(connection(shop, "/orders/" + parcel, AMPLE))), runtime);

            assertThat(couriers.send("P-1")).isEqualTo("receipt of P-1");
        }
    }

    @Test
    void a_read_that_timed_out_may_have_been_processed() throws Exception {
        try (Shop shop = Shop.opened(Mood.STALLING)) {
            CouriersApi couriers = new RetryingCouriersApi(
                    new Couriers(parcel -> post(connection(shop, "/orders/" + parcel, 1_000))), runtime);

            assertThatThrownBy(() -> couriers.send("P-1"))
                    .isInstanceOf(SocketTimeoutException.class)
                    .hasMessage("Read timed out");
            assertThat(shop.orders()).isEqualTo(1);
        }
    }

    @Test
    void it_repeats_a_request_behind_our_back_and_the_key_makes_it_one_order() throws Exception {
        try (Shop shop = Shop.opened(Mood.LOSING_THE_ANSWER)) {
            NotesApi notes = new RetryingNotesApi(
                    (text, key) -> {
                        HttpURLConnection request = connection(shop, "/orders/" + text, AMPLE);
                        request.setRequestProperty("Idempotency-Key", key);
                        return post(request);
                    },
                    runtime);

            assertThat(notes.note("N-1", "abc")).isEqualTo("receipt of N-1");
            assertThat(clock.sleeps()).isEmpty();
            assertThat(shop.requests()).hasSize(2).containsOnly("POST /orders/N-1 abc");
            assertThat(shop.orders()).isEqualTo(1);
        }
    }

    @Test
    void a_missing_page_is_a_missing_file_and_will_not_appear() throws Exception {
        try (Shop shop = Shop.opened(Mood.refusing(404))) {
            assertThatThrownBy(() -> quotes(shop).quote("ACME")).isInstanceOf(FileNotFoundException.class);
            assertThat(shop.requests()).hasSize(1);
        }
    }

    @Test
    void any_other_refusal_is_an_io_failure_that_may_pass() throws Exception {
        try (Shop shop = Shop.opened(Mood.refusing(503), Mood.refusing(500))) {
            assertThat(quotes(shop).quote("ACME")).isEqualTo("catalogue");
            assertThat(shop.requests()).hasSize(3);
        }
    }

    private QuotesApi quotes(Shop shop) {
        return new RetryingQuotesApi(symbol -> read(connection(shop, "/quotes/" + symbol, AMPLE)), runtime);
    }

    private static String post(HttpURLConnection connection) throws IOException {
        connection.setRequestMethod("POST");
        connection.setDoOutput(true);
        connection.getOutputStream().close();
        return read(connection);
    }

    private static HttpURLConnection connection(Shop shop, String path, int patience) throws IOException {
        HttpURLConnection connection = (HttpURLConnection) shop.at(path).toURL().openConnection();
        connection.setReadTimeout(patience);
        return connection;
    }

    private static String read(HttpURLConnection connection) throws IOException {
        try (InputStream body = connection.getInputStream()) {
            return new String(body.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private record Couriers(Send transport) implements CouriersApi {
        @Override
        public String send(String parcel) throws Exception {
            return transport.send(parcel);
        }

        @Override
        public String judged(String parcel) throws Exception {
            return transport.send(parcel);
        }
    }

    private interface Send {
        String send(String parcel) throws Exception;
    }
}
