package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.reprise.it.clients.FleetApi;
import dev.reprise.it.clients.NotesApi;
import dev.reprise.it.clients.OrdersApi;
import dev.reprise.it.clients.QuotesApi;
import dev.reprise.it.clients.RetryingFleetApi;
import dev.reprise.it.clients.RetryingNotesApi;
import dev.reprise.it.clients.RetryingOrdersApi;
import dev.reprise.it.clients.RetryingQuotesApi;
import dev.reprise.runtime.Attempt;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What an HTTP interceptor sees of the try it is part of. */
class AttemptIT {
    private final RetryRuntime runtime =
            RetryRuntime.builder().clock(new VirtualClock()).build();
    private final List<String> seen = new ArrayList<>();

    @AfterEach
    void nothing_stays_behind() {
        assertThat(Attempt.current()).isEmpty();
    }

    @Test
    void a_call_without_key_and_deadline_shows_itself_from_the_second_try_on() throws IOException {
        Script script = Script.of(new IOException(), new IOException(), "9.50").onEachCall(this::see);

        new RetryingQuotesApi(script.as(QuotesApi.class), runtime).quote("ACME");

        assertThat(seen).containsExactly("none", "QuotesApi.quote #2", "QuotesApi.quote #3");
    }

    @Test
    void a_call_with_a_key_shows_itself_from_the_first_try_on() throws Exception {
        Script script = Script.of(new IOException(), "ok").onEachCall(this::see);

        new RetryingNotesApi(script.as(NotesApi.class), runtime).note("hello", "abc");

        assertThat(seen).containsExactly("NotesApi.note #1 abc", "NotesApi.note #2 abc");
    }

    @Test
    void a_call_that_is_made_once_shows_its_key_too() throws Exception {
        Script script = Script.of("ok").onEachCall(this::see);

        new RetryingOrdersApi(script.as(OrdersApi.class), runtime).once("A-1", "1", "abc");

        assertThat(seen).containsExactly("OrdersApi.once #1 abc");
    }

    @Test
    void an_inner_call_does_not_see_the_outer_one_and_leaves_it_as_it_was() throws Exception {
        QuotesApi inner = new RetryingQuotesApi(
                Script.of(new IOException(), "9.50").onEachCall(this::see).as(QuotesApi.class), runtime);
        Script outer = Script.of("ok").onEachCall(() -> {
            see();
            catchThrowable(() -> inner.quote("ACME"));
            see();
        });

        new RetryingNotesApi(outer.as(NotesApi.class), runtime).note("hello", "abc");

        assertThat(seen).containsExactly("NotesApi.note #1 abc", "none", "QuotesApi.quote #2", "NotesApi.note #1 abc");
    }

    @Test
    void an_inner_call_that_somebody_listens_to_does_not_see_it_either() throws Exception {
        RetryRuntime heard = RetryRuntime.builder().listener(event -> {}).build();
        QuotesApi inner =
                new RetryingQuotesApi(Script.of("9.50").onEachCall(this::see).as(QuotesApi.class), heard);
        Script outer = Script.of("ok").onEachCall(() -> catchThrowable(() -> inner.quote("ACME")));

        new RetryingNotesApi(outer.as(NotesApi.class), runtime).note("hello", "abc");

        assertThat(seen).containsExactly("none");
    }

    @Test
    void a_call_that_is_only_forwarded_does_not_see_the_outer_one_either() throws Exception {
        FleetApi forwarding =
                new RetryingFleetApi(Script.of("Argo").onEachCall(this::see).as(FleetApi.class), runtime);
        Script outer = Script.of("ok").onEachCall(() -> {
            catchThrowable(() -> forwarding.name("A"));
            see();
        });

        new RetryingNotesApi(outer.as(NotesApi.class), runtime).note("hello", "abc");

        assertThat(seen).containsExactly("none", "NotesApi.note #1 abc");
    }

    @Test
    void an_inner_call_that_fails_leaves_the_outer_one_as_it_was() throws Exception {
        for (Throwable failure : List.of(new IllegalStateException(), new StackOverflowError())) {
            QuotesApi inner = new RetryingQuotesApi(Script.of(failure).as(QuotesApi.class), runtime);
            Script outer = Script.of("ok").onEachCall(() -> {
                catchThrowable(() -> inner.quote("ACME"));
                see();
            });

            new RetryingNotesApi(outer.as(NotesApi.class), runtime).note("hello", "abc");
        }

        assertThat(seen).containsExactly("NotesApi.note #1 abc", "NotesApi.note #1 abc");
    }

    @Test
    void a_wait_belongs_to_no_try() throws Exception {
        VirtualClock clock = new VirtualClock();
        clock.whileSleeping(this::see);
        RetryRuntime waiting = RetryRuntime.builder().clock(clock).build();

        new RetryingNotesApi(Script.of(new IOException(), "ok").as(NotesApi.class), waiting).note("hello", "abc");

        assertThat(seen).containsExactly("none");
    }

    private void see() {
        seen.add(Attempt.current()
                .map(attempt -> attempt.operation() + " #" + attempt.number()
                        + attempt.idempotencyKey().map(key -> " " + key).orElse(""))
                .orElse("none"));
    }
}
