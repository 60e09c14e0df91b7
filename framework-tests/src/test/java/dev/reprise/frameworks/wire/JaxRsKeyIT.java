package dev.reprise.frameworks.wire;

import jakarta.ws.rs.client.Client;
import jakarta.ws.rs.client.ClientBuilder;
import jakarta.ws.rs.client.Entity;
import jakarta.ws.rs.client.Invocation;
import java.net.URI;
import org.glassfish.jersey.client.ClientProperties;
import org.glassfish.jersey.client.RequestEntityProcessing;
import org.junit.jupiter.api.AfterEach;

class JaxRsKeyIT extends WireTests {
    private final Client http = ClientBuilder.newBuilder()
            .register(new JaxRsKey())
            // What is streamed is not sent again by the JDK's HttpURLConnection below.
            .property(ClientProperties.REQUEST_ENTITY_PROCESSING, RequestEntityProcessing.CHUNKED)
            .build();

    @AfterEach
    void close() {
        http.close();
    }

    @Override
    OrdersApi client(URI server, String header) {
        return new OrdersApi() {
            @Override
            public String place(String order, String attempt) {
                return request(order).post(Entity.text(attempt), String.class);
            }

            @Override
            public String look(String order) {
                return request(order).get(String.class);
            }

            private Invocation.Builder request(String order) {
                Invocation.Builder request = http.target(server).path(order).request();
                return header.isEmpty() ? request : request.header("idempotency-key", header);
            }
        };
    }
}
