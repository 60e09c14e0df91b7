package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.reprise.it.clients.RetryingSessionApi;
import dev.reprise.it.clients.SessionApi;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Closing a client, and clients that return themselves. */
class SessionIT {
    private final List<String> calls = new ArrayList<>();
    private final Session delegate = new Session();
    private final SessionApi proxy = new RetryingSessionApi(
            delegate, RetryRuntime.builder().clock(new VirtualClock()).build());

    @Test
    void close_reaches_the_delegate_once_whatever_comes_of_it() {
        IOException broken = new IOException("broken pipe");
        delegate.failure = broken;

        assertThat(catchThrowable(proxy::close)).isSameAs(broken);
        assertThat(calls).containsExactly("close");
    }

    @Test
    void an_overload_of_close_is_a_method_like_any_other() {
        delegate.failure = new IOException();

        catchThrowable(() -> proxy.close("timeout"));

        assertThat(calls).containsExactly("close timeout", "close timeout", "close timeout");
    }

    @Test
    void a_delegate_that_returns_itself_stands_for_the_proxy() throws IOException {
        delegate.answer = delegate;

        assertThat(proxy.open("a")).isSameAs(proxy);
        assertThat(proxy.resource()).isSameAs(proxy);
        assertThat(proxy.with("option")).isSameAs(proxy);
    }

    @Test
    void any_other_session_is_returned_as_it_is() throws IOException {
        delegate.answer = new Session();

        assertThat(proxy.open("a")).isSameAs(delegate.answer);
        assertThat(proxy.resource()).isSameAs(delegate.answer);
        assertThat(proxy.with("option")).isSameAs(delegate.answer);
        delegate.answer = null;
        assertThat(proxy.with("option")).isNull();
    }

    private final class Session implements SessionApi {
        private IOException failure;
        private SessionApi answer;

        @Override
        public SessionApi open(String name) {
            return answer;
        }

        @Override
        public AutoCloseable resource() {
            return answer;
        }

        @Override
        public SessionApi with(String option) {
            return answer;
        }

        @Override
        public String close(String reason) throws IOException {
            calls.add("close " + reason);
            throw failure;
        }

        @Override
        public void close() throws IOException {
            calls.add("close");
            throw failure;
        }
    }
}
