package dev.reprise.frameworks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.reprise.runtime.GiveUpReason;
import feign.Feign;
import feign.FeignException;
import feign.Request;
import feign.Response;
import feign.RetryableException;
import feign.Retryer;
import feign.codec.DecodeException;
import java.io.IOException;
import java.net.ConnectException;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class FeignIT extends ClientTests {
    private static final Request REQUEST = Request.create(Request.HttpMethod.GET, "/", Map.of(), null, null, null);

    private RetryingFeignApi api(URI server, Duration patience) {
        FeignApi api = Feign.builder()
                .retryer(Retryer.NEVER_RETRY)
                .options(new Request.Options(1, TimeUnit.SECONDS, patience.toMillis(), TimeUnit.MILLISECONDS, false))
                .target(FeignApi.class, server.toString());
        return new RetryingFeignApi(api, runtime);
    }

    @Override
    protected Calls client(URI server, Duration patience) {
        RetryingFeignApi api = api(server, patience);
        return new Calls() {
            @Override
            public String get() {
                return api.get();
            }

            @Override
            public String post() {
                return api.post("body");
            }
        };
    }

    @Test
    void an_answer_whose_body_gets_lost_has_a_status_and_the_io_failure_does_not_count() throws Exception {
        try (Server server = Server.opened(Reply.HEAD_ONLY)) {
            RetryingFeignApi api = api(server.uri(), Duration.ofMillis(200));

            assertThatThrownBy(api::get)
                    .isInstanceOfSatisfying(
                            FeignException.class,
                            failure -> assertThat(failure.status()).isEqualTo(200))
                    .hasRootCauseInstanceOf(SocketTimeoutException.class);
            assertThat(server.requests()).isEqualTo(1);
            assertThat(reasons()).containsExactly(GiveUpReason.PERMANENT);
        }
    }

    @Test
    void a_response_is_judged_by_its_status_and_closed_before_another_is_asked_for() throws Exception {
        try (Server server = Server.opened(Reply.busy("3"))) {
            try (Response response = api(server.uri(), Duration.ofSeconds(30)).response()) {
                assertThat(response.status()).isEqualTo(200);
                assertThat(response.body().asInputStream()).hasContent("ok");
            }
            assertThat(clock.sleeps()).containsExactly(Duration.ofSeconds(3));
        }
    }

    @Test
    void the_last_response_is_open_and_the_callers() throws Exception {
        try (Server server = Server.opened(Reply.busy("1"), Reply.busy("1"), Reply.busy("1"))) {
            try (Response response = api(server.uri(), Duration.ofSeconds(30)).response()) {
                assertThat(response.status()).isEqualTo(503);
                assertThat(response.body().asInputStream()).hasContent("ok");
            }
        }
    }

    @Test
    void a_status_of_minus_one_is_no_answer_and_the_cause_counts() {
        FeignApi refused = failing(new RetryableException(
                -1, "refused", Request.HttpMethod.GET, new ConnectException(), (Long) null, REQUEST));

        assertThatThrownBy(() -> new RetryingFeignApi(refused, runtime).post("body"))
                .isInstanceOf(RetryableException.class);
        assertThat(clock.sleeps()).hasSize(2);
    }

    @Test
    void the_moment_that_a_decoder_of_the_users_own_names_is_waited_for() {
        long inTenSeconds = clock.now().plusSeconds(10).toEpochMilli();
        FeignApi busy = failing(
                new RetryableException(503, "busy", Request.HttpMethod.GET, new IOException(), inTenSeconds, REQUEST));

        assertThatThrownBy(() -> new RetryingFeignApi(busy, runtime).get()).isInstanceOf(RetryableException.class);
        assertThat(clock.sleeps().get(0)).isEqualTo(Duration.ofSeconds(10));
    }

    @Test
    void a_failure_that_cannot_tell_its_status_is_thrown_as_it_is_and_not_repeated() {
        class Mute extends FeignException {
            private static final long serialVersionUID = 1;

            Mute() {
                super(503, "busy");
            }

            @Override
            public int status() {
                throw new IllegalStateException("no status");
            }
        }
        Mute mute = new Mute();

        assertThatThrownBy(() -> new RetryingFeignApi(failing(mute), runtime).get())
                .isSameAs(mute);
        assertThat(reasons()).containsExactly(GiveUpReason.PERMANENT);
    }

    @Test
    void an_answer_that_cannot_be_decoded_was_given_whatever_caused_it() {
        FeignApi garbled = failing(new DecodeException(200, "no JSON", REQUEST, new IOException()));

        assertThatThrownBy(() -> new RetryingFeignApi(garbled, runtime).get()).isInstanceOf(DecodeException.class);
        assertThat(reasons()).containsExactly(GiveUpReason.PERMANENT);
    }

    @Test
    void failures_without_answer_that_cause_each_other_are_thrown_as_they_are_and_not_repeated() {
        class Unanswered extends FeignException {
            private static final long serialVersionUID = 1;

            Unanswered() {
                super(-1, "no answer");
            }
        }
        Unanswered one = new Unanswered();
        Unanswered other = new Unanswered();
        one.initCause(other);
        other.initCause(one);

        assertThatThrownBy(() -> new RetryingFeignApi(failing(one), runtime).get())
                .isSameAs(one);
        assertThat(reasons()).containsExactly(GiveUpReason.PERMANENT);
    }

    private static FeignApi failing(RuntimeException failure) {
        return new FeignApi() {
            @Override
            public String get() {
                throw failure;
            }

            @Override
            public Response response() {
                throw failure;
            }

            @Override
            public String post(String body) {
                throw failure;
            }
        };
    }
}
