package dev.reprise.frameworks;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

class JdkIT extends ClientTests {
    @Override
    protected Calls client(URI server, Duration patience) {
        HttpClient http =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
        HttpRequest.Builder request = HttpRequest.newBuilder(server).timeout(patience);
        RetryingJdkApi api = new RetryingJdkApi(
                new JdkApi() {
                    @Override
                    public HttpResponse<String> get() throws IOException, InterruptedException {
                        return http.send(request.copy().GET().build(), BodyHandlers.ofString());
                    }

                    @Override
                    public HttpResponse<String> post() throws IOException, InterruptedException {
                        return http.send(
                                request.copy()
                                        .POST(BodyPublishers.ofString("body"))
                                        .build(),
                                BodyHandlers.ofString());
                    }
                },
                runtime);
        return new Calls() {
            @Override
            public String get() throws Exception {
                return api.get().body();
            }

            @Override
            public String post() throws Exception {
                return api.post().body();
            }
        };
    }
}
