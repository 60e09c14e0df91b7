package dev.reprise.frameworks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.reprise.runtime.FixedRandom;
import dev.reprise.runtime.GiveUpReason;
import dev.reprise.runtime.RetryEvent;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What every client can expect. The requests are real, the waits between them are not. */
@Timeout(60)
abstract class ClientTests {
    private static final Duration AMPLE = Duration.ofSeconds(30);
    private static final Duration SHORT = Duration.ofMillis(200);

    protected final VirtualClock clock = new VirtualClock();
    protected final List<RetryEvent> events = new ArrayList<>();
    protected final RetryRuntime runtime = RetryRuntime.builder()
            .clock(clock)
            .random(FixedRandom.LOWEST)
            .listener(events::add)
            .build();

    /** A client whose own repeats and redirects are switched off, and which waits so long for an answer. */
    protected abstract Calls client(URI server, Duration patience);

    protected final Calls client(Server server) {
        return client(server.uri(), AMPLE);
    }

    private Calls impatient(Server server) {
        return client(server.uri(), SHORT);
    }

    @Test
    void a_busy_server_names_the_seconds() throws Exception {
        try (Server server = Server.opened(Reply.busy("7"))) {
            assertThat(client(server).get()).isEqualTo("ok");
            assertThat(clock.sleeps()).containsExactly(Duration.ofSeconds(7));
        }
    }

    @Test
    void a_busy_server_names_the_moment_by_its_own_clock() throws Exception {
        try (Server server = Server.opened(Reply.busyUntil(Duration.ofSeconds(30)))) {
            assertThat(client(server).get()).isEqualTo("ok");
            assertThat(clock.sleeps())
                    .singleElement()
                    .satisfies(wait -> assertThat(wait).isBetween(Duration.ofSeconds(28), Duration.ofSeconds(30)));
        }
    }

    @Test
    void what_the_server_refuses_for_good_is_not_sent_again() throws Exception {
        try (Server server = Server.opened(Reply.status(422))) {
            catchThrowable(() -> client(server).get());

            assertThat(server.requests()).isEqualTo(1);
            assertThat(reasons()).containsExactly(GiveUpReason.PERMANENT);
        }
    }

    @Test
    void a_refused_connection_is_tried_again_even_where_nothing_sent_may_be() throws Exception {
        try (Server server = new Server()) {
            clock.whileSleeping(server::open);

            assertThat(client(server).post()).isEqualTo("ok");
            assertThat(server.requests()).isEqualTo(1);
        }
    }

    @Test
    void a_closed_connection_is_tried_again() throws Exception {
        // More than once, for some clients repeat a GET by themselves.
        try (Server server = Server.opened(Reply.NONE, Reply.NONE)) {
            assertThat(client(server).get()).isEqualTo("ok");
            assertThat(clock.sleeps()).isNotEmpty();
        }
    }

    @Test
    void a_closed_connection_may_have_carried_the_request() throws Exception {
        try (Server server = Server.opened(Reply.NONE)) {
            assertThat(catchThrowable(() -> client(server).post())).isNotNull();
            assertThat(server.requests()).isEqualTo(1);
            assertThat(reasons()).containsExactly(GiveUpReason.UNSAFE_TO_REPEAT);
        }
    }

    @Test
    void a_read_time_out_is_tried_again() throws Exception {
        try (Server server = Server.opened(Reply.SILENCE)) {
            assertThat(impatient(server).get()).isEqualTo("ok");
            assertThat(server.requests()).isEqualTo(2);
        }
    }

    @Test
    void a_request_that_timed_out_may_have_been_processed() throws Exception {
        try (Server server = Server.opened(Reply.SILENCE)) {
            assertThat(catchThrowable(() -> impatient(server).post())).isNotNull();
            assertThat(server.requests()).isEqualTo(1);
            assertThat(reasons()).containsExactly(GiveUpReason.UNSAFE_TO_REPEAT);
        }
    }

    @Test
    void a_request_whose_answer_breaks_off_was_processed() throws Exception {
        try (Server server = Server.opened(Reply.BROKEN_OFF)) {
            // Not every client notices.
            catchThrowable(() -> client(server).post());

            assertThat(server.requests()).isEqualTo(1);
        }
    }

    protected final List<GiveUpReason> reasons() {
        return events.stream()
                .filter(RetryEvent.GaveUp.class::isInstance)
                .map(event -> ((RetryEvent.GaveUp) event).reason())
                .toList();
    }
}
