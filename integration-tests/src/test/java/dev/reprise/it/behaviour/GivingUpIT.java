package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.reprise.it.clients.QuotesApi;
import dev.reprise.it.clients.RetryingQuotesApi;
import dev.reprise.runtime.FixedRandom;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import java.io.IOException;
import java.net.ConnectException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** What a caller gets, and when: as if nobody stood between him and the delegate, only later. */
class GivingUpIT {
    private final VirtualClock clock = new VirtualClock();
    private final RetryRuntime runtime =
            RetryRuntime.builder().clock(clock).random(FixedRandom.HIGHEST).build();

    @Test
    void a_success_at_the_first_try_is_returned_without_a_wait() throws IOException {
        Script script = Script.of("9.50");

        assertThat(quotes(script).quote("ACME")).isEqualTo("9.50");
        assertThat(script.calls()).hasSize(1);
        assertThat(clock.sleeps()).isEmpty();
    }

    @Test
    void a_call_goes_on_with_its_arguments_until_the_delegate_succeeds() throws IOException {
        Script script = Script.of(new ConnectException(), new IOException("reset"), "9.50");

        assertThat(quotes(script).quote("ACME")).isEqualTo("9.50");
        assertThat(script.calls()).containsExactly("quote(ACME)", "quote(ACME)", "quote(ACME)");
        assertThat(clock.sleeps()).containsExactly(Duration.ofSeconds(1), Duration.ofSeconds(2));
    }

    @Test
    void the_failure_of_the_last_try_reaches_the_caller_as_the_same_object() {
        IOException last = new IOException("the last one");
        Script script = Script.of(new IOException(), new IOException(), new IOException(), new IOException(), last);

        Throwable thrown = catchThrowable(() -> quotes(script).quote("ACME"));

        assertThat(thrown).isSameAs(last).hasNoCause().hasNoSuppressedExceptions();
    }

    @Test
    void no_wait_follows_the_last_try() {
        Script script = Script.of(new IOException());

        catchThrowable(() -> quotes(script).quote("ACME"));

        assertThat(script.calls()).hasSize(5);
        assertThat(clock.sleeps()).extracting(Duration::toSeconds).containsExactly(1L, 2L, 4L, 8L);
    }

    @Test
    void a_permanent_failure_reaches_the_caller_at_once_as_the_same_object() {
        IllegalStateException bug = new IllegalStateException("a bug");
        Script script = Script.of(bug);

        assertThat(catchThrowable(() -> quotes(script).quote("ACME"))).isSameAs(bug);
        assertThat(script.calls()).hasSize(1);
        assertThat(clock.sleeps()).isEmpty();
    }

    @Test
    void an_error_reaches_the_caller_at_once_as_the_same_object() {
        Error error = new StackOverflowError();
        Script script = Script.of(error);

        assertThat(catchThrowable(() -> quotes(script).quote("ACME"))).isSameAs(error);
        assertThat(script.calls()).hasSize(1);
    }

    @Test
    void an_undeclared_checked_exception_leaves_as_it_is() {
        Exception undeclared = new Exception("smuggled past the compiler");
        QuotesApi quotes = new RetryingQuotesApi(symbol -> smuggle(undeclared), runtime);

        assertThat(catchThrowable(() -> quotes.quote("ACME"))).isSameAs(undeclared);
        assertThat(clock.sleeps()).isEmpty();
    }

    @SuppressWarnings("unchecked")
    private static <E extends Exception> String smuggle(Exception failure) throws E {
        throw (E) failure;
    }

    private QuotesApi quotes(Script script) {
        return new RetryingQuotesApi(script.as(QuotesApi.class), runtime);
    }
}
