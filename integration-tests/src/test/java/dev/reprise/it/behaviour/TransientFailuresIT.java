package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import dev.reprise.it.clients.ApiException;
import dev.reprise.it.clients.LookupApi;
import dev.reprise.it.clients.RetryingLookupApi;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import java.io.EOFException;
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
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpTimeoutException;
import java.nio.charset.MalformedInputException;
import java.nio.file.NoSuchFileException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.SSLPeerUnverifiedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which failures are worth another try when nobody says otherwise. */
class TransientFailuresIT {
    @ParameterizedTest
    @MethodSource
    void what_may_pass_is_tried_again(Throwable failure) {
        assertThat(calls(failure)).isEqualTo(2);
    }

    static Stream<Throwable> what_may_pass_is_tried_again() {
        return Stream.of(
                new ConnectException("refused"),
                new NoRouteToHostException(),
                new UnknownHostException(),
                new HttpConnectTimeoutException("timed out"),
                new SocketTimeoutException("Read timed out"),
                new HttpTimeoutException("request timed out"),
                new TimeoutException("nobody says what timed out"),
                new SocketException("Connection reset"),
                new EOFException(),
                new NoSuchFileException("no rule knows it"),
                new IOException());
    }

    @ParameterizedTest
    @MethodSource
    void what_would_fail_the_same_way_again_is_not(Throwable failure) {
        assertThat(calls(failure)).isEqualTo(1);
    }

    static Stream<Throwable> what_would_fail_the_same_way_again_is_not() {
        return Stream.of(
                new SSLHandshakeException("untrusted"),
                new SSLPeerUnverifiedException("somebody else"),
                new ProtocolException(),
                new MalformedURLException(),
                new FileNotFoundException(),
                new MalformedInputException(1),
                new HttpRetryException("streaming", 401),
                new JsonParseException(null, "not JSON"),
                InvalidFormatException.from(null, "another type", "text", int.class),
                new IllegalArgumentException(),
                new NullPointerException(),
                new Exception(),
                new RuntimeException(new IOException("behind a wrapper that nobody knows")));
    }

    @ParameterizedTest
    @MethodSource
    void a_failure_is_looked_at_through_its_wrappers(Throwable wrapper) {
        assertThat(calls(wrapper)).isEqualTo(2);
    }

    static Stream<Throwable> a_failure_is_looked_at_through_its_wrappers() {
        IOException reset = new IOException("reset");
        return Stream.of(
                new UncheckedIOException(reset),
                new ExecutionException(reset),
                new CompletionException(reset),
                new CompletionException(new ExecutionException(new UncheckedIOException(reset))),
                new ExecutionException(new ApiException(503)));
    }

    @ParameterizedTest
    @MethodSource
    void what_a_wrapper_hides_does_not_get_better_by_it(Throwable wrapper) {
        assertThat(calls(wrapper)).isEqualTo(1);
    }

    static Stream<Throwable> what_a_wrapper_hides_does_not_get_better_by_it() {
        return Stream.of(
                new UncheckedIOException(new FileNotFoundException()),
                new ExecutionException(new ApiException(404)),
                new ExecutionException(new OutOfMemoryError()),
                new CompletionException(new StackOverflowError()),
                new CompletionException("no cause", null));
    }

    @Test
    void the_wrapper_reaches_the_caller_as_it_was_thrown() {
        Throwable wrapper = new ExecutionException(new IOException());

        assertThat(catchThrowable(() -> lookup(Script.of(wrapper)).byDefault())).isSameAs(wrapper);
    }

    @ParameterizedTest
    @ValueSource(ints = {429, 502, 503, 504})
    void the_statuses_of_an_overloaded_server_are_tried_again(int status) {
        assertThat(calls(new ApiException(status))).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {302, 400, 401, 403, 404, 408, 409, 422, 500, 501, 999, 0})
    void no_other_status_is(int status) {
        assertThat(calls(new ApiException(status))).isEqualTo(1);
    }

    private static int calls(Throwable failure) {
        Script script = Script.of(failure);
        catchThrowable(() -> lookup(script).byDefault());
        return script.calls().size();
    }

    private static LookupApi lookup(Script script) {
        return new RetryingLookupApi(
                script.as(LookupApi.class),
                RetryRuntime.builder().clock(new VirtualClock()).build());
    }
}
