package dev.reprise.it.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.reprise.it.clients.ApiException;
import dev.reprise.it.clients.RetryingShopApi;
import dev.reprise.it.clients.ShopApi;
import dev.reprise.runtime.FixedRandom;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import java.net.ConnectException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** A server that is down, comes back, or says when. The requests are real, the waits between them are not. */
class OutagesIT {
    private final VirtualClock clock = new VirtualClock();
    private final RetryRuntime runtime =
            RetryRuntime.builder().clock(clock).random(FixedRandom.LOWEST).build();

    @Test
    void a_server_that_comes_up_between_two_tries_is_reached() throws Exception {
        try (Shop shop = new Shop()) {
            clock.whileSleeping(shop::open);

            assertThat(client(shop).catalogue()).isEqualTo("catalogue");
            assertThat(shop.requests()).hasSize(1);
        }
    }

    @Test
    void even_a_request_without_any_proof_is_repeated_while_connections_are_refused() throws Exception {
        try (Shop shop = new Shop()) {
            clock.whileSleeping(shop::open);

            assertThat(client(shop).orderBlindly("A-1")).isEqualTo("receipt of A-1");
            assertThat(shop.orders()).isEqualTo(1);
        }
    }

    @Test
    void a_server_that_stays_down_is_tried_as_often_as_the_policy_says() throws Exception {
        try (Shop shop = new Shop()) {
            assertThatThrownBy(() -> client(shop).catalogue()).isInstanceOf(ConnectException.class);
            assertThat(clock.sleeps()).hasSize(2);
        }
    }

    @Test
    void a_busy_server_names_the_seconds() throws Exception {
        try (Shop shop = Shop.opened(Mood.refusing(503, "7"), Mood.refusing(429, "11"))) {
            assertThat(client(shop).catalogue()).isEqualTo("catalogue");
            assertThat(clock.sleeps()).containsExactly(Duration.ofSeconds(7), Duration.ofSeconds(11));
        }
    }

    @Test
    void a_busy_server_names_the_moment_by_its_own_clock() throws Exception {
        try (Shop shop = Shop.opened(Mood.refusingUntil(Duration.ofSeconds(30)))) {
            assertThat(client(shop).catalogue()).isEqualTo("catalogue");
            // The second may change between the two headers, and the clock of this runtime is in another year.
            assertThat(clock.sleeps())
                    .singleElement()
                    .satisfies(wait -> assertThat(wait).isBetween(Duration.ofSeconds(29), Duration.ofSeconds(30)));
        }
    }

    @Test
    void the_headers_of_a_returned_answer_say_the_same() throws Exception {
        try (Shop shop = Shop.opened(Mood.refusing(503, "7"))) {
            assertThat(client(shop).page("/catalogue").body()).isEqualTo("catalogue");
            assertThat(clock.sleeps()).containsExactly(Duration.ofSeconds(7));
        }
    }

    @Test
    void the_last_of_the_failed_answers_is_returned() throws Exception {
        try (Shop shop = Shop.opened(Mood.refusing(503), Mood.refusing(502), Mood.refusing(504))) {
            assertThat(client(shop).page("/catalogue").statusCode()).isEqualTo(504);
            assertThat(shop.requests()).hasSize(3);
        }
    }

    @Test
    void a_request_that_the_server_understood_and_refused_is_sent_once() throws Exception {
        try (Shop shop = Shop.opened(Mood.refusing(422))) {
            assertThatThrownBy(() -> client(shop).order("A-1", "1", null))
                    .isInstanceOfSatisfying(
                            ApiException.class,
                            refusal -> assertThat(refusal.status()).isEqualTo(422));
            assertThat(shop.requests()).hasSize(1);
            assertThat(clock.sleeps()).isEmpty();
        }
    }

    @Test
    void an_answer_that_never_comes_is_asked_for_again() throws Exception {
        try (Shop shop = Shop.opened(Mood.STALLING)) {
            ShopApi impatient = new RetryingShopApi(new HttpShop(shop, Duration.ofSeconds(1)), runtime);

            assertThat(impatient.catalogue()).isEqualTo("catalogue");
            assertThat(shop.requests()).hasSize(2);
        }
    }

    private ShopApi client(Shop shop) {
        return new RetryingShopApi(new HttpShop(shop), runtime);
    }
}
