package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.reprise.it.clients.RetryingShutdownApi;
import dev.reprise.it.clients.ShutdownApi;
import dev.reprise.runtime.GiveUpReason;
import dev.reprise.runtime.RetryEvent;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.channels.ClosedByInterruptException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Somebody wants this thread back. */
class InterruptIT {
    private final VirtualClock clock = new VirtualClock();
    private final List<RetryEvent> events = new ArrayList<>();
    private final RetryRuntime runtime =
            RetryRuntime.builder().clock(clock).listener(events::add).build();

    @AfterEach
    void the_thread_is_free_again() {
        Thread.interrupted();
    }

    @Test
    void a_method_that_cannot_tell_rethrows_the_last_failure_with_the_flag_set() {
        IOException second = new IOException("second");
        Script script = Script.of(new IOException("first"), second);
        interruptTheWait(2);

        assertThat(catchThrowable(() -> api(script).mute())).isSameAs(second).hasNoSuppressedExceptions();
        assertThat(Thread.interrupted()).isTrue();
        assertThat(script.calls()).hasSize(2);
    }

    @Test
    void a_method_that_can_tell_throws_an_interrupted_exception_with_the_last_failure_in_it_and_the_flag_clear() {
        IOException second = new IOException("second");
        interruptTheWait(2);

        assertThat(catchThrowable(
                        () -> api(Script.of(new IOException("first"), second)).telling()))
                .isInstanceOf(InterruptedException.class)
                .satisfies(interrupt -> assertThat(interrupt.getSuppressed()).containsExactly(second));
        assertThat(Thread.interrupted()).isFalse();
    }

    @Test
    void a_clause_of_any_exception_admits_the_interrupt_and_a_type_variable_does_not() {
        IOException failure = new IOException();
        interruptTheWait(1);

        assertThat(catchThrowable(() -> api(Script.of(failure)).throwingAnything()))
                .isInstanceOf(InterruptedException.class);
        assertThat(Thread.interrupted()).isFalse();

        assertThat(catchThrowable(
                        () -> new RetryingShutdownApi(Script.of(failure).as(ShutdownApi.class), runtime)
                                .throwingSome(IOException.class)))
                .isSameAs(failure);
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void a_method_that_returned_a_failed_answer_returns_it_with_the_flag_set() {
        Response<String> busy = new Response<>(503, Map.of(), "busy");
        interruptTheWait(1);

        assertThat(api(Script.of(busy)).response()).isSameAs(busy);
        assertThat(Thread.interrupted()).isTrue();

        assertThat(catchThrowable(() -> api(Script.of(busy)).tellingResponse()))
                .isInstanceOf(InterruptedException.class)
                .hasNoSuppressedExceptions();
        assertThat(Thread.interrupted()).isFalse();
    }

    @Test
    void a_failure_on_a_thread_that_is_interrupted_already_is_not_repeated_and_the_flag_stays() {
        IOException reset = new IOException();
        Script script = Script.of(reset);
        Thread.currentThread().interrupt();

        assertThat(catchThrowable(() -> api(script).telling())).isSameAs(reset);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(script.calls()).hasSize(1);
        assertThat(clock.sleeps()).isEmpty();
    }

    @Test
    void a_success_on_an_interrupted_thread_is_a_success() throws IOException {
        Thread.currentThread().interrupt();

        assertThat(api(Script.of("ok")).mute()).isEqualTo("ok");
        assertThat(Thread.interrupted()).isTrue();
    }

    @ParameterizedTest
    @MethodSource
    void a_failure_that_comes_of_an_interrupt_reaches_the_caller_at_once(Exception failure) {
        Script script = Script.of(failure);

        assertThat(catchThrowable(() -> api(script).throwingAnything())).isSameAs(failure);
        assertThat(script.calls()).hasSize(1);
        assertThat(Thread.interrupted()).isFalse();
        assertThat(gaveUp()).isEqualTo(GiveUpReason.INTERRUPTED);
    }

    static Stream<Exception> a_failure_that_comes_of_an_interrupt_reaches_the_caller_at_once() {
        return Stream.of(
                new InterruptedException(),
                new ClosedByInterruptException(),
                new IOException("wrapped", new InterruptedException()),
                new ExecutionException(new IllegalStateException(new ClosedByInterruptException())),
                (Exception) new InterruptedIOException().initCause(new InterruptedException()));
    }

    @Test
    void the_listeners_hear_of_an_interrupted_wait() {
        interruptTheWait(1);

        catchThrowable(() -> api(Script.of(new IOException())).mute());

        assertThat(events).hasSize(2);
        assertThat(gaveUp()).isEqualTo(GiveUpReason.INTERRUPTED);
    }

    @Test
    void a_retry_that_was_only_waited_for_goes_back_into_the_budget() throws IOException {
        interruptTheWait(1);
        ShutdownApi api = api(Script.of(new IOException(), new IOException(), "ok"));
        catchThrowable(api::frugal);
        Thread.interrupted();
        clock.whileSleeping(() -> {});

        assertThat(api.frugal()).isEqualTo("ok");
    }

    private void interruptTheWait(int number) {
        clock.whileSleeping(() -> {
            if (clock.sleeps().size() >= number) {
                Thread.currentThread().interrupt();
            }
        });
    }

    private GiveUpReason gaveUp() {
        return ((RetryEvent.GaveUp) events.get(events.size() - 1)).reason();
    }

    private ShutdownApi api(Script script) {
        return new RetryingShutdownApi(script.as(ShutdownApi.class), runtime);
    }
}
