package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.reprise.it.clients.ApiException;
import dev.reprise.it.clients.LookupApi;
import dev.reprise.it.clients.Opinions;
import dev.reprise.it.clients.RankedException;
import dev.reprise.it.clients.RetryingLookupApi;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.Verdict;
import dev.reprise.runtime.VirtualClock;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The user's own classifier: when it is asked, and what its word is worth. */
class ClassifierIT {
    @BeforeEach
    void nobody_has_an_opinion() {
        Opinions.are(failure -> Optional.empty());
    }

    @Test
    void an_excluded_type_overrules_the_classifier_and_is_not_even_shown_to_it() {
        Opinions.are(failure -> Optional.of(Verdict.transientFailure()));

        assertThat(calls(LookupApi::ranked, new UnsupportedOperationException()))
                .isEqualTo(1);
        assertThat(calls(LookupApi::ranked, new ExecutionException(new UnsupportedOperationException())))
                .isEqualTo(1);
        assertThat(Opinions.asked()).isEmpty();
    }

    @Test
    void the_classifier_overrules_a_status_an_included_type_and_the_defaults() {
        Opinions.are(failure -> Optional.of(Verdict.permanent()));

        assertThat(calls(LookupApi::ranked, new ApiException(503))).isEqualTo(1);
        assertThat(calls(LookupApi::ranked, new RankedException(503))).isEqualTo(1);
        assertThat(calls(LookupApi::ranked, new IOException())).isEqualTo(1);
    }

    @Test
    void the_classifier_may_know_the_status_of_a_failure_that_does_not() {
        Opinions.are(failure -> Optional.of(Verdict.httpStatus(503, null)));
        assertThat(calls(LookupApi::ranked, new IllegalStateException())).isEqualTo(2);

        Opinions.are(failure -> Optional.of(Verdict.httpStatus(404, null)));
        assertThat(calls(LookupApi::ranked, new IOException())).isEqualTo(1);
    }

    @Test
    void a_classifier_without_an_opinion_leaves_all_as_it_was() {
        Opinions.are(failure -> null);

        assertThat(calls(LookupApi::ranked, new IOException())).isEqualTo(2);
        assertThat(calls(LookupApi::ranked, new IllegalStateException())).isEqualTo(1);
    }

    @Test
    void a_classifier_that_fails_is_logged_and_makes_the_failure_permanent() {
        Opinions.are(failure -> {
            throw new IllegalStateException("a bug of the classifier");
        });
        Script script = Script.of(new IOException("reset"));

        try (Log log = new Log()) {
            assertThat(catchThrowable(() -> lookup(script).ranked())).hasMessage("reset");
            assertThat(log.messages()).singleElement().asString().contains("Opinions", "a bug of the classifier");
        }
        assertThat(script.calls()).hasSize(1);
    }

    @Test
    void each_layer_is_judged_before_what_it_wraps() {
        Opinions.are(failure ->
                failure instanceof CompletionException ? Optional.of(Verdict.permanent()) : Optional.empty());

        assertThat(calls(LookupApi::ranked, new ExecutionException(new IOException())))
                .isEqualTo(2);
        assertThat(calls(LookupApi::ranked, new ExecutionException(new CompletionException(new IOException()))))
                .isEqualTo(1);
    }

    @Test
    void the_classifier_is_never_asked_about_an_error_or_an_interrupt() {
        calls(LookupApi::ranked, new ExecutionException(new OutOfMemoryError()));
        calls(LookupApi::ranked, new InterruptedException());
        calls(LookupApi::ranked, new ExecutionException(new InterruptedException()));

        assertThat(Opinions.asked()).isEmpty();
    }

    private static int calls(Call call, Throwable failure) {
        Script script = Script.of(failure);
        catchThrowable(() -> call.on(lookup(script)));
        return script.calls().size();
    }

    private static LookupApi lookup(Script script) {
        return new RetryingLookupApi(
                script.as(LookupApi.class),
                RetryRuntime.builder().clock(new VirtualClock()).build());
    }

    private interface Call {
        String on(LookupApi lookup) throws Exception;
    }
}
