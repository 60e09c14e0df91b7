package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.reprise.it.clients.FleetApi;
import dev.reprise.it.clients.QuotesApi;
import dev.reprise.it.clients.RetryingFleetApi;
import dev.reprise.it.clients.RetryingQuotesApi;
import dev.reprise.runtime.GiveUpReason;
import dev.reprise.runtime.RetryEvent;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** When most calls fail, repeating them all only multiplies the load. */
class BudgetIT {
    private final VirtualClock clock = new VirtualClock();
    private final List<RetryEvent> events = new ArrayList<>();
    private final RetryRuntime runtime = runtime();
    private final FleetApi down = fleet(runtime, new IOException("down"));
    private final FleetApi up = fleet(runtime, "ok");

    @Test
    void an_empty_budget_sends_the_failure_to_the_caller_at_once() {
        assertThat(retries(() -> down.locate("Argo"))).isEqualTo(2);
        assertThat(retries(() -> down.locate("Argo"))).isZero();
        assertThat(((RetryEvent.GaveUp) events.get(events.size() - 1)).reason())
                .isEqualTo(GiveUpReason.BUDGET_EXHAUSTED);
    }

    @Test
    void all_methods_of_an_interface_and_all_its_proxies_draw_from_one_budget() {
        retries(() -> down.locate("Argo"));

        assertThat(retries(() -> down.inspect("Argo"))).isZero();
        assertThat(retries(() -> fleet(runtime, new IOException()).locate("Argo")))
                .isZero();
    }

    @Test
    void another_runtime_has_another_budget() {
        retries(() -> down.locate("Argo"));

        assertThat(retries(() -> fleet(runtime(), new IOException()).locate("Argo")))
                .isEqualTo(2);
    }

    @Test
    void a_method_may_have_a_budget_of_its_own() {
        assertThat(retries(() -> down.hail("Argo"))).isEqualTo(1);
        assertThat(retries(() -> down.hail("Argo"))).isZero();
        assertThat(retries(() -> down.locate("Argo"))).isEqualTo(2);
    }

    @Test
    void a_method_may_have_no_budget_at_all() {
        for (int call = 0; call < 50; call++) {
            assertThat(retries(() -> down.rescue("Argo"))).isEqualTo(4);
        }
    }

    @Test
    void calls_that_succeed_at_once_earn_their_share_of_a_retry() throws IOException {
        retries(() -> down.locate("Argo"));
        up.locate("Argo");
        assertThat(retries(() -> down.locate("Argo"))).isZero();

        up.inspect("Argo");
        assertThat(retries(() -> down.locate("Argo"))).isEqualTo(1);
    }

    @Test
    void one_success_earns_one_share_and_a_full_budget_stays_full() throws IOException {
        for (int call = 0; call < 100; call++) {
            up.locate("Argo");
        }

        assertThat(retries(() -> down.locate("Argo"))).isEqualTo(2);
    }

    @Test
    void a_call_that_is_only_forwarded_earns_nothing() throws IOException {
        retries(() -> down.locate("Argo"));
        for (int call = 0; call < 10; call++) {
            up.name("Argo");
        }

        assertThat(retries(() -> down.locate("Argo"))).isZero();
    }

    @Test
    void a_hundred_retries_are_in_force_where_nobody_says_otherwise() {
        QuotesApi quotes = new RetryingQuotesApi(Script.of(new IOException()).as(QuotesApi.class), runtime);

        int retries = 0;
        for (int call = 0; call < 50; call++) {
            retries += retries(() -> quotes.quote("ACME"));
        }

        assertThat(retries).isEqualTo(100);
    }

    private int retries(ThrowingCallable call) {
        int before = clock.sleeps().size();
        catchThrowable(call);
        return clock.sleeps().size() - before;
    }

    private static FleetApi fleet(RetryRuntime runtime, Object answer) {
        return new RetryingFleetApi(Script.of(answer).as(FleetApi.class), runtime);
    }

    private RetryRuntime runtime() {
        return RetryRuntime.builder().clock(clock).listener(events::add).build();
    }
}
