package dev.reprise.it.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.reprise.it.clients.ApiException;
import dev.reprise.it.clients.QuotesApi;
import dev.reprise.it.clients.RetryingQuotesApi;
import dev.reprise.it.clients.RetryingShopApi;
import dev.reprise.it.clients.ShopApi;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The server did what it was asked to, and nobody heard. The number that counts is that of the orders it took. */
class LostAnswersIT {
    private final RetryRuntime runtime =
            RetryRuntime.builder().clock(new VirtualClock()).build();

    /** How an answer gets lost after the server has processed the request. */
    enum Loss {
        BROKEN_CONNECTION(Mood.LOSING_THE_ANSWER),
        READ_TIMEOUT(Mood.STALLING);

        private final Mood mood;

        Loss(Mood mood) {
            this.mood = mood;
        }
    }

    @ParameterizedTest
    @EnumSource
    void an_order_with_a_key_is_taken_once(Loss loss) throws Exception {
        try (Shop shop = Shop.opened(loss.mood)) {
            assertThat(client(shop).order("A-1", "1", null)).isEqualTo("receipt of A-1");
            assertThat(shop.requests()).hasSize(2).doesNotContain("POST /orders/A-1 -");
            assertThat(shop.orders()).isEqualTo(1);
        }
    }

    @Test
    void an_order_whose_key_an_interceptor_sends_is_taken_once() throws Exception {
        try (Shop shop = Shop.opened(Mood.LOSING_THE_ANSWER)) {
            assertThat(client(shop).orderIntercepted("A-1", "1")).isEqualTo("receipt of A-1");
            assertThat(shop.requests()).hasSize(2).doesNotContain("POST /orders/A-1 -");
            assertThat(shop.orders()).isEqualTo(1);
        }
    }

    @Test
    void an_order_whose_key_nobody_sends_is_not_repeated() throws Exception {
        try (Shop shop = Shop.opened(Mood.LOSING_THE_ANSWER)) {
            HttpShop forgetful = new HttpShop(shop) {
                @Override
                public String orderIntercepted(String number, String attempt)
                        throws IOException, InterruptedException, ApiException {
                    return orderBlindly(number);
                }
            };

            assertThatThrownBy(() -> new RetryingShopApi(forgetful, runtime).orderIntercepted("A-1", "1"))
                    .isInstanceOf(IOException.class);
            assertThat(shop.requests()).containsExactly("POST /orders/A-1 -");
            assertThat(shop.orders()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void an_order_without_any_proof_is_not_repeated(Loss loss) throws Exception {
        try (Shop shop = Shop.opened(loss.mood)) {
            assertThatThrownBy(() -> client(shop).orderBlindly("A-1")).isInstanceOf(IOException.class);
            assertThat(shop.orders()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void an_order_that_can_be_looked_up_is_found_instead_of_repeated(Loss loss) throws Exception {
        try (Shop shop = Shop.opened(loss.mood)) {
            assertThat(client(shop).orderVerified("A-1")).isEqualTo("receipt of A-1");
            assertThat(shop.requests()).containsExactly("POST /orders/A-1 -", "GET /orders/A-1 -");
            assertThat(shop.orders()).isEqualTo(1);
        }
    }

    @Test
    void an_order_that_was_not_taken_is_looked_for_and_then_repeated() throws Exception {
        try (Shop shop = Shop.opened(Mood.refusing(503))) {
            assertThat(client(shop).orderVerified("A-1")).isEqualTo("receipt of A-1");
            assertThat(shop.requests())
                    .containsExactly("POST /orders/A-1 -", "GET /orders/A-1 -", "POST /orders/A-1 -");
        }
    }

    @Test
    void the_failure_of_the_last_try_reaches_the_caller_and_the_order_is_still_one() throws Exception {
        try (Shop shop = Shop.opened(Mood.LOSING_THE_ANSWER, Mood.LOSING_THE_ANSWER, Mood.LOSING_THE_ANSWER)) {
            assertThatThrownBy(() -> client(shop).order("A-1", "1", null)).isInstanceOf(IOException.class);
            assertThat(shop.requests()).hasSize(3);
            assertThat(shop.orders()).isEqualTo(1);
        }
    }

    @Test
    void a_new_attempt_is_a_new_order_and_the_same_one_is_not() throws Exception {
        try (Shop shop = Shop.opened()) {
            ShopApi client = client(shop);
            for (String attempt : List.of("1", "1", "2")) {
                client.order("A-1", attempt, null);
            }
            assertThat(shop.orders()).isEqualTo(2);
        }
    }

    @Test
    void a_request_in_the_middle_of_an_order_does_not_get_the_orders_key() throws Exception {
        try (Shop shop = Shop.opened(Mood.SERVING, Mood.LOSING_THE_ANSWER)) {
            HttpShop http = new HttpShop(shop);
            QuotesApi prices = new RetryingQuotesApi(symbol -> price(http), runtime);
            HttpShop pricing = new HttpShop(shop) {
                @Override
                public String orderIntercepted(String number, String attempt)
                        throws IOException, InterruptedException, ApiException {
                    prices.quote(number);
                    return super.orderIntercepted(number, attempt);
                }
            };

            new RetryingShopApi(pricing, runtime).orderIntercepted("A-1", "1");

            assertThat(shop.requests()).hasSize(4);
            assertThat(shop.requests().get(0)).isEqualTo("POST /orders/price -");
            assertThat(shop.requests().get(1)).matches("POST /orders/A-1 [0-9a-f]{64}");
            assertThat(shop.requests().get(2)).isEqualTo("POST /orders/price -");
            assertThat(shop.requests().get(3)).isEqualTo(shop.requests().get(1));
        }
    }

    /** Sends whatever key is in force, as an interceptor of all requests would. */
    private static String price(HttpShop http) throws IOException {
        try {
            return http.orderIntercepted("price", "1");
        } catch (InterruptedException | ApiException failure) {
            throw new IOException(failure);
        }
    }

    private ShopApi client(Shop shop) {
        return new RetryingShopApi(new HttpShop(shop, Duration.ofSeconds(1)), runtime);
    }
}
