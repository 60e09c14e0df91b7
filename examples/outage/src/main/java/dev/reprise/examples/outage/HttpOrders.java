package dev.reprise.examples.outage;

import dev.reprise.runtime.Attempt;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

/** Sends one request per call and repeats nothing. Both kinds of client are built around this one class. */
final class HttpOrders implements OrdersApi {
    private static final Duration TIMEOUT = Duration.ofSeconds(2);

    private final HttpClient http;
    private final URI orders;

    HttpOrders(HttpClient http, URI orders) {
        this.http = http;
        this.orders = orders;
    }

    @Override
    public Receipt createOrder(Order order) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(orders)
                .timeout(TIMEOUT)
                .POST(BodyPublishers.ofString("orderId=" + order.orderId() + "&cents=" + order.cents()));
        // Behind the proxy this is the derived key, the same for every try of the call; behind the loop there is none.
        Attempt.current().flatMap(Attempt::idempotencyKey).ifPresent(key -> request.header("Idempotency-Key", key));
        HttpResponse<String> answer = http.send(request.build(), BodyHandlers.ofString());
        if (answer.statusCode() != 201) {
            throw new OrderRefused(answer);
        }
        return new Receipt(answer.body());
    }
}
