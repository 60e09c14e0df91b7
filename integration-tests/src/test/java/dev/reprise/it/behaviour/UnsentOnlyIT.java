package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.reprise.it.clients.ApiException;
import dev.reprise.it.clients.CouriersApi;
import dev.reprise.it.clients.Opinions;
import dev.reprise.it.clients.RetryingCouriersApi;
import dev.reprise.runtime.GiveUpReason;
import dev.reprise.runtime.RetryEvent;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.Verdict;
import dev.reprise.runtime.VirtualClock;
import java.io.IOException;
import java.net.BindException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A request without any other proof is repeated only when it provably never reached the server. */
class UnsentOnlyIT {
    private final List<RetryEvent> events = new ArrayList<>();

    @ParameterizedTest
    @MethodSource
    void a_connection_that_was_never_made_carried_no_request(Exception failure) {
        assertThat(calls(failure)).isEqualTo(3);
    }

    static Stream<Exception> a_connection_that_was_never_made_carried_no_request() {
        return Stream.of(
                new ConnectException("Connection refused"),
                new HttpConnectTimeoutException("HTTP connect timed out"),
                new SocketTimeoutException("Connect timed out"),
                new UnknownHostException("nowhere"),
                new NoRouteToHostException(),
                new BindException(),
                new UnresolvedAddressException(),
                new ExecutionException(new ConnectException()),
                suppressing(new ConnectException(), new ConnectException()));
    }

    @ParameterizedTest
    @MethodSource
    void a_request_that_may_have_been_processed_is_not_sent_again(Exception failure) {
        assertThat(calls(failure)).isEqualTo(1);
        assertThat(((RetryEvent.GaveUp) events.get(0)).reason()).isEqualTo(GiveUpReason.UNSAFE_TO_REPEAT);
    }

    static Stream<Exception> a_request_that_may_have_been_processed_is_not_sent_again() {
        return Stream.of(
                new SocketTimeoutException("Read timed out"),
                new HttpTimeoutException("request timed out"),
                new SocketException("Connection reset"),
                new IOException(),
                new ApiException(503),
                new ApiException(429),
                suppressing(new ConnectException(), new SocketException("Connection reset")));
    }

    @Test
    void a_classifier_may_know_that_nothing_was_sent() {
        Opinions.are(failure -> Optional.of(Verdict.notSent()));
        Script script = Script.of(new IllegalStateException("pool exhausted"));

        catchThrowable(() -> couriers(script).judged("P-1"));

        assertThat(script.calls()).hasSize(3);
    }

    @Test
    void a_classifier_that_says_no_more_than_transient_has_not_said_unsent() {
        Opinions.are(failure -> Optional.of(Verdict.transientFailure()));
        Script script = Script.of(new ConnectException());

        catchThrowable(() -> couriers(script).judged("P-1"));

        assertThat(script.calls()).hasSize(1);
    }

    private static Exception suppressing(Exception failure, Exception earlier) {
        failure.addSuppressed(earlier);
        return failure;
    }

    private int calls(Exception failure) {
        Script script = Script.of(failure);
        catchThrowable(() -> couriers(script).send("P-1"));
        return script.calls().size();
    }

    private CouriersApi couriers(Script script) {
        return new RetryingCouriersApi(
                script.as(CouriersApi.class),
                RetryRuntime.builder()
                        .clock(new VirtualClock())
                        .listener(events::add)
                        .build());
    }
}
