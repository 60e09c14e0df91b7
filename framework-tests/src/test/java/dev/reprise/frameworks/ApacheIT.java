package dev.reprise.frameworks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.reprise.runtime.GiveUpReason;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import org.apache.hc.client5.http.HttpResponseException;
import org.apache.hc.client5.http.classic.methods.HttpGet;
import org.apache.hc.client5.http.classic.methods.HttpPost;
import org.apache.hc.client5.http.config.ConnectionConfig;
import org.apache.hc.client5.http.impl.classic.BasicHttpClientResponseHandler;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.client5.http.impl.classic.HttpClients;
import org.apache.hc.client5.http.impl.io.PoolingHttpClientConnectionManagerBuilder;
import org.apache.hc.core5.http.ClassicHttpResponse;
import org.apache.hc.core5.http.HttpHost;
import org.apache.hc.core5.http.ParseException;
import org.apache.hc.core5.http.io.entity.EntityUtils;
import org.apache.hc.core5.http.io.entity.StringEntity;
import org.apache.hc.core5.util.Timeout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ApacheIT extends ClientTests {
    private CloseableHttpClient http;

    @AfterEach
    void close() throws IOException {
        if (http != null) {
            http.close();
        }
    }

    private RetryingApacheApi api(URI server, Duration patience) {
        // One connection: a response that is discarded open would keep it from the next try.
        http = HttpClients.custom()
                .disableAutomaticRetries()
                .disableRedirectHandling()
                .setConnectionManager(PoolingHttpClientConnectionManagerBuilder.create()
                        .setMaxConnTotal(1)
                        .setDefaultConnectionConfig(ConnectionConfig.custom()
                                .setSocketTimeout(Timeout.of(patience))
                                .build())
                        .build())
                .build();
        return new RetryingApacheApi(
                new ApacheApi() {
                    @Override
                    public ClassicHttpResponse response() throws IOException {
                        return http.executeOpen(HttpHost.create(server), new HttpGet(server), null);
                    }

                    @Override
                    public String text() throws IOException {
                        return http.execute(new HttpGet(server), new BasicHttpClientResponseHandler());
                    }

                    @Override
                    public String post() throws IOException {
                        HttpPost post = new HttpPost(server);
                        post.setEntity(new StringEntity("body"));
                        return http.execute(post, new BasicHttpClientResponseHandler());
                    }
                },
                runtime);
    }

    @Override
    protected Calls client(URI server, Duration patience) {
        RetryingApacheApi api = api(server, patience);
        return new Calls() {
            @Override
            public String get() throws IOException, ParseException {
                try (ClassicHttpResponse response = api.response()) {
                    return EntityUtils.toString(response.getEntity());
                }
            }

            @Override
            public String post() throws IOException {
                return api.post();
            }
        };
    }

    @Test
    void an_io_exception_that_knows_a_status_is_an_answer() throws Exception {
        try (Server server = Server.opened(Reply.status(422))) {
            RetryingApacheApi api = api(server.uri(), Duration.ofSeconds(30));

            assertThatThrownBy(api::text)
                    .isInstanceOf(HttpResponseException.class)
                    .isInstanceOf(IOException.class);
            assertThat(server.requests()).isEqualTo(1);
            assertThat(reasons()).containsExactly(GiveUpReason.PERMANENT);
        }
    }

    @Test
    void a_busy_server_is_asked_again_though_the_exception_keeps_no_headers() throws Exception {
        try (Server server = Server.opened(Reply.busy("7"))) {
            assertThat(api(server.uri(), Duration.ofSeconds(30)).text()).isEqualTo("ok");
            assertThat(server.requests()).isEqualTo(2);
        }
    }
}
