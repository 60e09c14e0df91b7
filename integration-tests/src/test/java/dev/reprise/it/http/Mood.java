package dev.reprise.it.http;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;

/** How a shop meets one request. */
interface Mood {
    void meet(HttpExchange exchange, Shop shop) throws IOException;

    /** Does what it is asked to and says so. */
    Mood SERVING = (exchange, shop) -> answer(exchange, 200, shop.process(exchange));

    /** Does what it is asked to; the connection breaks before it can say so. */
    Mood LOSING_THE_ANSWER = (exchange, shop) -> shop.process(exchange);

    /** Does what it is asked to; the answer comes too late for everybody. */
    Mood STALLING = (exchange, shop) -> {
        shop.process(exchange);
        shop.waitUntilClosed();
    };

    static Mood refusing(int status) {
        return (exchange, shop) -> answer(exchange, status, "");
    }

    static Mood refusing(int status, String retryAfter) {
        return (exchange, shop) -> {
            exchange.getResponseHeaders().set("Retry-After", retryAfter);
            answer(exchange, status, "");
        };
    }

    /** Names the moment when to come back. */
    static Mood refusingUntil(Duration fromNow) {
        return (exchange, shop) -> {
            ZonedDateTime then = ZonedDateTime.now(ZoneOffset.UTC).plus(fromNow);
            exchange.getResponseHeaders().set("Retry-After", DateTimeFormatter.RFC_1123_DATE_TIME.format(then));
            answer(exchange, 503, "");
        };
    }

    private static void answer(HttpExchange exchange, int status, String body) throws IOException {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
    }
}
