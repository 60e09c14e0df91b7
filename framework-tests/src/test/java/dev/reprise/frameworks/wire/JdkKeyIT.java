package dev.reprise.frameworks.wire;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;

class JdkKeyIT extends WireTests {
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    @Override
    OrdersApi client(URI server, String header) {
        return new OrdersApi() {
            @Override
            public String place(String order, String attempt) throws IOException, InterruptedException {
                return send(HttpRequest.newBuilder(server.resolve("/" + order)).POST(BodyPublishers.ofString(attempt)));
            }

            @Override
            public String look(String order) throws IOException, InterruptedException {
                return send(HttpRequest.newBuilder(server.resolve("/" + order)));
            }

            private String send(HttpRequest.Builder request) throws IOException, InterruptedException {
                if (!header.isEmpty()) {
                    request.header("idempotency-key", header);
                }
                HttpResponse<String> response = http.send(JdkKey.in(request.build()), BodyHandlers.ofString());
                if (response.statusCode() != 200) {
                    throw new IOException("status " + response.statusCode());
                }
                return response.body();
            }
        };
    }
}
