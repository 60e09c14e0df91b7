package dev.reprise.frameworks;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.ws.rs.client.Client;
import jakarta.ws.rs.client.ClientBuilder;
import jakarta.ws.rs.client.Entity;
import jakarta.ws.rs.client.WebTarget;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.glassfish.jersey.client.ClientProperties;
import org.glassfish.jersey.client.RequestEntityProcessing;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class JerseyIT extends ClientTests {
    private final List<Client> clients = new ArrayList<>();

    @AfterEach
    void close() {
        clients.forEach(Client::close);
    }

    private RetryingJaxRsApi api(URI server, Duration patience) {
        Client client = ClientBuilder.newBuilder()
                .readTimeout(patience.toMillis(), TimeUnit.MILLISECONDS)
                // What is streamed is not sent again by the JDK's HttpURLConnection below.
                .property(ClientProperties.REQUEST_ENTITY_PROCESSING, RequestEntityProcessing.CHUNKED)
                .build();
        clients.add(client);
        WebTarget target = client.target(server);
        return new RetryingJaxRsApi(
                new JaxRsApi() {
                    @Override
                    public String get() {
                        return target.request().get(String.class);
                    }

                    @Override
                    public Response response() {
                        return target.request().get();
                    }

                    @Override
                    public String post() {
                        return target.request().post(Entity.text("body"), String.class);
                    }
                },
                runtime);
    }

    @Override
    protected Calls client(URI server, Duration patience) {
        RetryingJaxRsApi api = api(server, patience);
        return new Calls() {
            @Override
            public String get() {
                return api.get();
            }

            @Override
            public String post() {
                return api.post();
            }
        };
    }

    @Test
    void the_last_response_is_open_and_the_callers() throws Exception {
        try (Server server = Server.opened(Reply.busy("1"), Reply.busy("2"), Reply.busy("3"))) {
            try (Response response = api(server.uri(), Duration.ofSeconds(30)).response()) {
                assertThat(response.getStatus()).isEqualTo(503);
                assertThat(response.readEntity(String.class)).isEqualTo("ok");
            }
            assertThat(clock.sleeps()).containsExactly(Duration.ofSeconds(1), Duration.ofSeconds(2));
        }
    }
}
