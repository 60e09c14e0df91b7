package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.reprise.it.clients.ApiException;
import dev.reprise.it.clients.PatienceApi;
import dev.reprise.it.clients.RetryingPatienceApi;
import dev.reprise.runtime.FixedRandom;
import dev.reprise.runtime.GiveUpReason;
import dev.reprise.runtime.RetryEvent;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the server says about when to come back. */
class ServerHintsIT {
    private final VirtualClock clock = new VirtualClock();
    private final List<RetryEvent> events = new ArrayList<>();
    private RandomGenerator random = FixedRandom.LOWEST;

    @Test
    void a_hint_takes_the_place_of_the_computed_wait() throws ApiException {
        server(busy("9"), "ok").usual();

        assertThat(clock.sleeps()).containsExactly(Duration.ofSeconds(9));
    }

    @Test
    void clients_that_were_told_the_same_second_come_back_at_different_moments() throws ApiException {
        random = FixedRandom.HIGHEST;

        server(busy("9"), busy("9"), "ok").usual();

        assertThat(clock.sleeps()).containsExactly(Duration.ofSeconds(9 + 1), Duration.ofSeconds(9 + 2));
    }

    @Test
    void a_hint_of_zero_is_no_busy_loop() throws ApiException {
        random = new FixedRandom(0.5);
        server(busy("0"), "ok").usual();
        server(busy("0"), "ok").exact();

        assertThat(clock.sleeps()).containsExactly(Duration.ofMillis(500), Duration.ofSeconds(1));
    }

    @Test
    void a_date_is_a_hint_in_each_of_its_forms_measured_against_the_clock() throws ApiException {
        clock.setWallClock(Instant.parse("2023-08-14T13:32:00Z"));
        server(busy("Mon, 14 Aug 2023 13:32:06 GMT"), "ok").usual();
        clock.setWallClock(Instant.parse("2023-08-14T13:32:00Z"));
        server(busy("Monday, 14-Aug-23 13:32:06 GMT"), "ok").usual();
        clock.setWallClock(Instant.parse("2023-08-14T13:32:00Z"));
        server(busy("Mon Aug 14 13:32:06 2023"), "ok").usual();

        assertThat(clock.sleeps()).hasSize(3).containsOnly(Duration.ofSeconds(6));
    }

    @Test
    void the_date_of_the_answer_makes_up_for_a_clock_that_is_wrong() throws ApiException {
        Map<String, String> headers =
                Map.of("Retry-After", "Mon, 14 Aug 2023 13:32:06 GMT", "Date", "Mon, 14 Aug 2023 13:32:00 GMT");

        server(new ApiException(503, headers), "ok").usual();

        assertThat(clock.sleeps()).containsExactly(Duration.ofSeconds(6));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "abc", "+2", "2,5", "-1", "1 5", "Mon, 99 Aug 2023 13:32:06 GMT"})
    void a_malformed_hint_is_as_good_as_none(String hint) throws ApiException {
        random = FixedRandom.HIGHEST;

        server(busy(hint), "ok").usual();

        assertThat(clock.sleeps()).containsExactly(Duration.ofSeconds(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"11", "86400", "99999999999999999999999999999", "Fri, 31 Dec 9999 23:59:59 GMT"})
    void a_hint_beyond_the_limit_ends_the_call_instead_of_parking_its_thread(String hint) {
        ApiException busy = busy(hint);

        assertThat(catchThrowable(() -> server(busy).usual())).isSameAs(busy);
        assertThat(clock.sleeps()).isEmpty();
        assertThat(gaveUp()).isEqualTo(GiveUpReason.RETRY_AFTER_TOO_LONG);
    }

    @Test
    void a_hint_up_to_the_limit_is_obeyed_even_beyond_the_cap_of_computed_waits() throws ApiException {
        server(busy("3600"), "ok").patient();

        assertThat(clock.sleeps()).containsExactly(Duration.ofHours(1));
    }

    @Test
    void a_hint_that_the_deadline_has_no_room_for_ends_the_call_at_once() {
        ApiException busy = busy("30");

        assertThat(catchThrowable(() -> server(busy).hurried())).isSameAs(busy);
        assertThat(clock.sleeps()).isEmpty();
        assertThat(gaveUp()).isEqualTo(GiveUpReason.DEADLINE);
    }

    @Test
    void the_share_that_is_added_to_a_hint_does_not_pass_the_deadline() throws ApiException {
        random = new FixedRandom(0.5);

        server(busy("29"), "ok").hurried();

        assertThat(clock.sleeps()).singleElement().isEqualTo(Duration.ofMillis(29_500));
    }

    @Test
    void a_hint_makes_no_answer_worth_repeating() {
        ApiException gone = new ApiException(410, Map.of("Retry-After", "1"));

        assertThat(catchThrowable(() -> server(gone).usual())).isSameAs(gone);
        assertThat(gaveUp()).isEqualTo(GiveUpReason.PERMANENT);
    }

    private GiveUpReason gaveUp() {
        return ((RetryEvent.GaveUp) events.get(events.size() - 1)).reason();
    }

    private static ApiException busy(String retryAfter) {
        return new ApiException(503, Map.of("Retry-After", retryAfter));
    }

    private PatienceApi server(Object... answers) {
        return new RetryingPatienceApi(
                Script.of(answers).as(PatienceApi.class),
                RetryRuntime.builder()
                        .clock(clock)
                        .random(random)
                        .listener(events::add)
                        .build());
    }
}
