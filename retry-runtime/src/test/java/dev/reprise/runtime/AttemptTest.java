package dev.reprise.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

@SuppressWarnings("try")
class AttemptTest {

    @AfterEach
    void leave_nothing_behind() {
        assertThat(Attempt.current()).isEmpty();
    }

    @Test
    void outside_a_try_there_is_none() {
        assertThat(Attempt.current()).isEmpty();
    }

    @Test
    void a_bound_try_tells_what_it_is() {
        try (Attempt.Scope scope = Attempt.bind("Api.call", 2, "key", null)) {
            Attempt attempt = Attempt.current().orElseThrow();
            assertThat(attempt.operation()).isEqualTo("Api.call");
            assertThat(attempt.number()).isEqualTo(2);
            assertThat(attempt.remaining()).isEmpty();
            assertThat(scope.keyRead()).isFalse();
            assertThat(attempt.idempotencyKey()).contains("key");
            assertThat(scope.keyRead()).isTrue();
        }
    }

    @Test
    void an_inner_call_hides_the_outer_one_and_brings_it_back() {
        try (Attempt.Scope outer = Attempt.bind("Outer.call", 1, "outer", null)) {
            try (Attempt.Scope masked = Attempt.mask()) {
                assertThat(Attempt.current()).isEmpty();
                try (Attempt.Scope inner = Attempt.bind("Inner.call", 1, null, null)) {
                    assertThat(Attempt.current().flatMap(Attempt::idempotencyKey))
                            .isEmpty();
                }
                assertThat(Attempt.current()).isEmpty();
            }
            assertThat(Attempt.current().map(Attempt::operation)).contains("Outer.call");
        }
    }

    @Test
    void hiding_nothing_costs_nothing() {
        assertThat(Attempt.mask()).isNull();
    }

    @Test
    void another_thread_does_not_see_it() {
        try (Attempt.Scope scope = Attempt.bind("Api.call", 1, "key", null)) {
            Optional<Attempt> elsewhere =
                    CompletableFuture.supplyAsync(Attempt::current).join();
            assertThat(elsewhere).isEmpty();
        }
    }

    @Test
    void the_time_left_never_goes_below_zero() {
        VirtualClock clock = new VirtualClock();
        Deadline deadline =
                new Deadline(clock, clock.nanoTime(), Duration.ofSeconds(5).toNanos());
        try (Attempt.Scope scope = Attempt.bind("Api.call", 1, null, deadline)) {
            Attempt attempt = Attempt.current().orElseThrow();
            clock.advance(Duration.ofSeconds(2));
            assertThat(attempt.remaining()).contains(Duration.ofSeconds(3));
            clock.advance(Duration.ofSeconds(9));
            assertThat(attempt.remaining()).contains(Duration.ZERO);
        }
    }
}
