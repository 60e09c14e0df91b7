package dev.reprise.frameworks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.reprise.runtime.GiveUpReason;
import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.springframework.http.client.JdkClientHttpRequestFactory;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.RestClientException;
import org.springframework.web.client.support.RestClientAdapter;
import org.springframework.web.service.invoker.HttpServiceProxyFactory;

class SpringIT extends ClientTests {
    private RetryingSpringApi api(URI server, Duration patience) {
        JdkClientHttpRequestFactory requests = new JdkClientHttpRequestFactory(
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build());
        requests.setReadTimeout(patience);
        RestClient client = RestClient.builder()
                .baseUrl(server)
                .requestFactory(requests)
                .defaultStatusHandler(status -> false, (request, response) -> {})
                .build();
        SpringApi api = HttpServiceProxyFactory.builderFor(RestClientAdapter.create(client))
                .build()
                .createClient(SpringApi.class);
        return new RetryingSpringApi(api, runtime);
    }

    @Override
    protected Calls client(URI server, Duration patience) {
        RetryingSpringApi api = api(server, patience);
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
    void an_answer_whose_body_gets_lost_was_given() throws Exception {
        try (Server server = Server.opened(Reply.BROKEN_OFF)) {
            RetryingSpringApi api = api(server.uri(), Duration.ofSeconds(30));

            assertThatThrownBy(api::get).isInstanceOf(RestClientException.class);
            assertThat(server.requests()).isEqualTo(1);
            assertThat(reasons()).containsExactly(GiveUpReason.PERMANENT);
        }
    }
}
