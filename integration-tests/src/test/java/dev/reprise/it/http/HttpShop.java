package dev.reprise.it.http;

import dev.reprise.it.clients.ApiException;
import dev.reprise.it.clients.ShopApi;
import dev.reprise.runtime.Attempt;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The shop's client, as somebody would write it by hand over the JDK's. */
class HttpShop implements ShopApi {
    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private static final Duration AMPLE = Duration.ofSeconds(30);

    private final Shop shop;
    private final Duration patience;

    HttpShop(Shop shop) {
        this(shop, AMPLE);
    }

    /** Gives up waiting for the answer to the first request that reaches the shop, and has ample time for all others. */
    HttpShop(Shop shop, Duration patience) {
        this.shop = shop;
        this.patience = patience;
    }

    @Override
    public String catalogue() throws IOException, InterruptedException, ApiException {
        return ok(send(request("/catalogue")));
    }

    @Override
    public HttpResponse<String> page(String path) throws IOException, InterruptedException {
        return send(request(path));
    }

    @Override
    public String orderIntercepted(String number, String attempt)
            throws IOException, InterruptedException, ApiException {
        HttpRequest.Builder request = post(number);
        Attempt.current().flatMap(Attempt::idempotencyKey).ifPresent(key -> request.header("Idempotency-Key", key));
        return ok(send(request));
    }

    @Override
    public String order(String number, String attempt, String key)
            throws IOException, InterruptedException, ApiException {
        return ok(send(post(number).header("Idempotency-Key", key)));
    }

    @Override
    public String orderBlindly(String number) throws IOException, InterruptedException, ApiException {
        return ok(send(post(number)));
    }

    @Override
    public String orderVerified(String number) throws IOException, InterruptedException, ApiException {
        return ok(send(post(number)));
    }

    @Override
    public Optional<String> find(String number) throws IOException, InterruptedException, ApiException {
        return Optional.of(ok(send(request("/orders/" + number)))).filter(receipt -> !receipt.isEmpty());
    }

    private HttpRequest.Builder post(String number) {
        return request("/orders/" + number).POST(HttpRequest.BodyPublishers.noBody());
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(shop.at(path)).timeout(shop.requests().isEmpty() ? patience : AMPLE);
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return HTTP.send(request.build(), BodyHandlers.ofString());
    }

    private static String ok(HttpResponse<String> response) throws ApiException {
        if (response.statusCode() >= 400) {
            Map<String, String> headers = new HashMap<>();
            for (String name : new String[] {"Retry-After", "Date"}) {
                response.headers().firstValue(name).ifPresent(value -> headers.put(name, value));
            }
            throw new ApiException(response.statusCode(), headers);
        }
        return response.body();
    }
}
