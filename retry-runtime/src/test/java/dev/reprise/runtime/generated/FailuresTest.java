package dev.reprise.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.runtime.FailureClassifier;
import dev.reprise.runtime.HttpFailure;
import dev.reprise.runtime.Verdict;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.HttpRetryException;
import java.net.MalformedURLException;
import java.net.NoRouteToHostException;
import java.net.ProtocolException;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.UnresolvedAddressException;
import java.nio.charset.MalformedInputException;
import java.nio.file.NoSuchFileException;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.SSLPeerUnverifiedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FailuresTest {

    static Stream<Exception> unsent() {
        return Stream.of(
                new ConnectException("Connection refused"),
                new NoRouteToHostException(),
                new UnknownHostException("api.invalid"),
                new UnresolvedAddressException(),
                new SocketTimeoutException("Connect timed out"),
                new SocketTimeoutException("connect timed out"),
                new SocketTimeoutException("failed to connect to /192.0.2.1 (port 443) after 10000ms"));
    }

    @ParameterizedTest
    @MethodSource("unsent")
    void a_connection_that_was_never_made_carried_nothing(Exception failure) {
        assertThat(Failures.classify(failure)).isEqualTo(Verdict.notSent());
    }

    @ParameterizedTest
    @MethodSource("unsent")
    void a_connection_that_was_made_again_may_have_carried_something(Exception failure) {
        failure.addSuppressed(new IOException("unexpected end of stream"));

        assertThat(Failures.classify(failure)).isNotEqualTo(Verdict.notSent());
    }

    @Test
    void two_refused_addresses_are_still_nothing_sent() {
        ConnectException failure = new ConnectException();
        failure.addSuppressed(new ConnectException());

        assertThat(Failures.classify(failure)).isEqualTo(Verdict.notSent());
    }

    @Test
    void failures_that_keep_each_other_prove_nothing() {
        ConnectException first = new ConnectException();
        ConnectException second = new ConnectException();
        first.addSuppressed(second);
        second.addSuppressed(first);

        assertThat(Failures.classify(first)).isEqualTo(Verdict.transientFailure());
    }

    @Test
    void a_failure_whose_own_code_fails_is_judged_by_its_type() {
        class Hostile extends SocketTimeoutException {
            private static final long serialVersionUID = 1;

            @Override
            public String getMessage() {
                throw new IllegalStateException("message");
            }

            @Override
            public synchronized Throwable getCause() {
                throw new IllegalStateException("cause");
            }
        }

        assertThat(Failures.layers(new Hostile())).hasSize(1);
        assertThat(Failures.classify(new Hostile())).isEqualTo(Verdict.transientFailure());
    }

    static Stream<Exception> processed() {
        return Stream.of(
                new SocketTimeoutException("Read timed out"),
                new SocketTimeoutException(),
                new SocketException("Connection reset"),
                new NoSuchFileException("x"),
                new IOException());
    }

    @ParameterizedTest
    @MethodSource("processed")
    void any_other_io_failure_is_transient_and_may_have_been_processed(Exception failure) {
        assertThat(Failures.classify(failure)).isEqualTo(Verdict.transientFailure());
    }

    static Stream<Exception> hopeless() {
        return Stream.of(
                new SSLHandshakeException("no"),
                new SSLPeerUnverifiedException("no"),
                new ProtocolException(),
                new MalformedURLException(),
                new FileNotFoundException(),
                new MalformedInputException(1),
                new HttpRetryException("redirected", 307));
    }

    @ParameterizedTest
    @MethodSource("hopeless")
    void a_failure_that_will_come_again_is_permanent(Exception failure) {
        assertThat(Failures.classify(failure)).isEqualTo(Verdict.permanent());
    }

    @Test
    void nothing_is_known_of_any_other_exception() {
        assertThat(Failures.classify(new IllegalStateException())).isEqualTo(Verdict.none());
    }

    @Test
    void wrappers_are_looked_through_and_other_causes_are_not() {
        IOException cause = new IOException(new IOException("below"));
        Exception wrapped = new CompletionException(new ExecutionException(new UncheckedIOException(cause)));

        assertThat(Failures.layers(wrapped)).hasSize(4).endsWith(cause);
        assertThat(Failures.layers(cause)).containsExactly(cause);
        assertThat(Failures.layers(new CompletionException(null))).hasSize(1);
    }

    @Test
    void a_chain_of_wrappers_that_ends_in_itself_ends_all_the_same() {
        CompletionException first = new CompletionException("first", null);
        CompletionException second = new CompletionException("second", first);
        first = new CompletionException("third", second);

        assertThat(Failures.layers(circle())).isNotEmpty();
        assertThat(Failures.layers(first)).hasSize(3);
        assertThat(Failures.isInterrupt(circle())).isFalse();
    }

    private static Exception circle() {
        class Circle extends ExecutionException {
            private static final long serialVersionUID = 1;

            @Override
            public synchronized Throwable getCause() {
                return this;
            }
        }
        return new Circle();
    }

    @Test
    void an_error_or_an_interrupt_has_no_layers_to_judge() {
        assertThat(Failures.layers(new ExecutionException(new OutOfMemoryError())))
                .isEmpty();
        assertThat(Failures.layers(new InterruptedException())).isEmpty();
        assertThat(Failures.layers(new IllegalStateException(new InterruptedException())))
                .isEmpty();
    }

    @Test
    void a_layer_that_knows_its_status_is_the_last_one() {
        class Answered extends UncheckedIOException implements HttpFailure {
            private static final long serialVersionUID = 1;

            Answered() {
                super(new IOException("the body broke off"));
            }

            @Override
            public int status() {
                return 200;
            }
        }

        assertThat(Failures.layers(new Answered())).hasSize(1);
    }

    @Test
    void a_status_brings_its_headers() {
        Answer answer = new Answer(503, java.util.Map.of("Retry-After", "3", "Date", "today"));

        assertThat(Failures.answered(answer)).isEqualTo(Verdict.httpStatus(503, "3", "today"));
        assertThat(Failures.answered(new IOException())).isEqualTo(Verdict.none());
    }

    @Test
    void a_number_that_is_no_status_is_no_answer() {
        assertThat(Failures.answered(new Answer(0))).isEqualTo(Verdict.none());
        assertThat(Failures.answered(new Answer(-1))).isEqualTo(Verdict.none());
        assertThat(Failures.answered(new Answer(600))).isEqualTo(Verdict.none());
    }

    @Test
    void an_interrupt_is_found_however_deep_it_lies() {
        assertThat(Failures.isInterrupt(new InterruptedException())).isTrue();
        assertThat(Failures.isInterrupt(new IOException(new ClosedByInterruptException())))
                .isTrue();
        assertThat(Failures.isInterrupt(new IOException())).isFalse();
    }

    @Test
    void a_classifier_has_an_opinion_or_none() {
        FailureClassifier classifier = failure ->
                failure instanceof IllegalStateException ? Optional.of(Verdict.transientFailure()) : Optional.empty();

        assertThat(Failures.ask(classifier, new IllegalStateException())).isEqualTo(Verdict.transientFailure());
        assertThat(Failures.ask(classifier, new IOException())).isEqualTo(Verdict.none());
        assertThat(Failures.askAboutResult(classifier, "anything")).isEqualTo(Verdict.none());
    }

    @Test
    void a_classifier_that_fails_ends_the_call() {
        FailureClassifier classifier = failure -> {
            throw new IllegalStateException("the classifier's own fault");
        };

        assertThat(Failures.ask(classifier, new IOException())).isEqualTo(Verdict.permanent());
    }

    @Test
    void a_class_that_a_classifier_misses_does_not_replace_the_failure() {
        FailureClassifier classifier = failure -> {
            throw new NoClassDefFoundError("missing/At/RunTime");
        };

        assertThat(Failures.ask(classifier, new IOException())).isEqualTo(Verdict.permanent());
    }

    @Test
    void a_failure_that_cannot_tell_its_status_is_not_repeated() {
        class Broken extends IOException implements HttpFailure {
            private static final long serialVersionUID = 1;

            @Override
            public int status() {
                throw new IllegalStateException("no status");
            }
        }

        assertThat(Failures.answered(new Broken())).isEqualTo(Verdict.permanent());
    }

    @Test
    void a_type_that_says_unsent_is_doubted_where_it_keeps_an_earlier_failure() {
        IOException failure = new IOException();
        assertThat(Failures.notSent(failure)).isEqualTo(Verdict.notSent());

        failure.addSuppressed(new SocketTimeoutException("Read timed out"));
        assertThat(Failures.notSent(failure)).isEqualTo(Verdict.transientFailure());
    }

    @Test
    void a_classifier_that_answers_null_has_no_opinion() {
        FailureClassifier classifier = failure -> null;

        assertThat(Failures.ask(classifier, new IOException())).isEqualTo(Verdict.none());
    }
}
