package dev.reprise.frameworks;

import io.avaje.http.client.HttpClient;
import java.net.URI;
import java.time.Duration;

class AvajeIT extends ClientTests {
    @Override
    protected Calls client(URI server, Duration patience) {
        HttpClient http = HttpClient.builder()
                .baseUrl(server.toString())
                .requestTimeout(patience)
                .version(java.net.http.HttpClient.Version.HTTP_1_1)
                .build();
        RetryingAvajeApi api = new RetryingAvajeApi(
                new AvajeApi() {
                    @Override
                    public String get() {
                        return http.request().GET().asPlainString().body();
                    }

                    @Override
                    public String post() {
                        return http.request()
                                .body("body")
                                .POST()
                                .asPlainString()
                                .body();
                    }
                },
                runtime);
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
}
