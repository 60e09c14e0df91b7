package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.reprise.it.clients.ApiException;
import dev.reprise.it.clients.PatienceApi;
import dev.reprise.it.clients.QuotesApi;
import dev.reprise.it.clients.RetryingPatienceApi;
import dev.reprise.it.clients.RetryingQuotesApi;
import dev.reprise.runtime.Attempt;
import dev.reprise.runtime.FixedRandom;
import dev.reprise.runtime.GiveUpReason;
import dev.reprise.runtime.RetryEvent;
import dev.reprise.runtime.RetryEvent.GaveUp;
import dev.reprise.runtime.RetryEvent.Recovered;
import dev.reprise.runtime.RetryEvent.Retrying;
import dev.reprise.runtime.RetryListener;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What listeners hear, in order, and what they can and cannot do to a call. */
class EventsIT {
    private final IOException first = new IOException("first");
    private final IOException second = new IOException("second");
    private final VirtualClock clock = new VirtualClock();
    private final List<RetryEvent> events = new ArrayList<>();

    @Test
    void a_success_at_the_first_try_raises_no_event() throws IOException {
        quotes(events::add, "9.50").quote("ACME");

        assertThat(events).isEmpty();
    }

    @Test
    void a_recovered_call_tells_of_every_wait_and_of_the_time_it_took() throws IOException {
        quotes(events::add, first, second, "9.50").quote("ACME");

        assertThat(events)
                .containsExactly(
                        new Retrying("QuotesApi.quote", 1, first, Duration.ofSeconds(1), Optional.empty()),
                        new Retrying("QuotesApi.quote", 2, second, Duration.ofSeconds(2), Optional.empty()),
                        new Recovered("QuotesApi.quote", 3, Duration.ofSeconds(3)));
    }

    @Test
    void a_call_that_is_given_up_tells_why_and_after_how_many_tries() {
        catchThrowable(
                () -> quotes(events::add, first, first, first, first, second).quote("ACME"));

        assertThat(events)
                .hasSize(5)
                .last()
                .isEqualTo(new GaveUp("QuotesApi.quote", 5, GiveUpReason.TRIES_EXHAUSTED, second));
    }

    @Test
    void a_permanent_failure_is_given_up_after_one_try() {
        IllegalStateException bug = new IllegalStateException();

        catchThrowable(() -> quotes(events::add, bug).quote("ACME"));

        assertThat(events).containsExactly(new GaveUp("QuotesApi.quote", 1, GiveUpReason.PERMANENT, bug));
    }

    @Test
    void a_deadline_is_a_reason() {
        PatienceApi api = new RetryingPatienceApi(Script.of(first).as(PatienceApi.class), runtime(events::add));

        catchThrowable(api::fiveSeconds);

        assertThat(events).last().isEqualTo(new GaveUp("PatienceApi.fiveSeconds", 3, GiveUpReason.DEADLINE, first));
    }

    @Test
    void the_servers_hint_is_told_beside_the_wait() throws ApiException {
        ApiException busy = new ApiException(503, Map.of("Retry-After", "9"));

        new RetryingPatienceApi(Script.of(busy, "ok").as(PatienceApi.class), runtime(events::add)).usual();

        assertThat(events)
                .first()
                .isEqualTo(new Retrying(
                        "PatienceApi.usual", 1, busy, Duration.ofSeconds(10), Optional.of(Duration.ofSeconds(9))));
    }

    @Test
    void an_event_is_raised_before_its_wait() throws IOException {
        List<Integer> heard = new ArrayList<>();
        clock.whileSleeping(() -> heard.add(events.size()));

        quotes(events::add, first, second, "9.50").quote("ACME");

        assertThat(heard).containsExactly(1, 2);
    }

    @Test
    void a_listener_that_fails_is_logged_once_and_never_reaches_the_call() throws IOException {
        RetryListener broken = event -> {
            throw new IllegalStateException("a bug of the listener");
        };

        try (Log log = new Log()) {
            assertThat(quotes(broken, first, second, "9.50").quote("ACME")).isEqualTo("9.50");
            assertThat(log.messages()).singleElement().asString().contains("a bug of the listener");
        }
    }

    @Test
    void a_listener_that_calls_another_api_does_not_lend_it_the_attempt() throws IOException {
        List<Optional<Attempt>> seen = new ArrayList<>();
        Script other = Script.of("ok").onEachCall(() -> seen.add(Attempt.current()));
        QuotesApi nested = new RetryingQuotesApi(other.as(QuotesApi.class));

        quotes(event -> catchThrowable(() -> nested.quote("OTHER")), first, second, "9.50")
                .quote("ACME");

        assertThat(seen).hasSize(3).containsOnly(Optional.empty());
        assertThat(Attempt.current()).isEmpty();
    }

    @Test
    void a_listener_sees_no_attempt_itself_neither_that_of_its_call_nor_of_one_around_it() throws IOException {
        List<Optional<Attempt>> seen = new ArrayList<>();
        QuotesApi inner = quotes(event -> seen.add(Attempt.current()), first, "9.50");
        Script outer = Script.of(second, "9.50").onEachCall(() -> catchThrowable(() -> inner.quote("INNER")));

        new RetryingQuotesApi(outer.as(QuotesApi.class), runtime(event -> {})).quote("OUTER");
        quotes(event -> seen.add(Attempt.current()), first, second, "9.50").quote("ACME");

        assertThat(seen).hasSize(5).containsOnly(Optional.empty());
    }

    private QuotesApi quotes(RetryListener listener, Object... answers) {
        return new RetryingQuotesApi(Script.of(answers).as(QuotesApi.class), runtime(listener));
    }

    private RetryRuntime runtime(RetryListener listener) {
        return RetryRuntime.builder()
                .clock(clock)
                .random(FixedRandom.HIGHEST)
                .listener(listener)
                .build();
    }
}
