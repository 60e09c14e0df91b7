package dev.reprise.frameworks;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.concurrent.CountDownLatch;

/** How a server meets one request. */
public interface Reply {
    void to(HttpExchange exchange, CountDownLatch closing) throws IOException, InterruptedException;

    /** Closes the connection without a word. */
    Reply NONE = (exchange, closing) -> {};

    /** Says nothing for as long as the server runs. */
    Reply SILENCE = (exchange, closing) -> closing.await();

    /** Answers with 200 and sends nothing more of what it announced for as long as the server runs. */
    Reply HEAD_ONLY = (exchange, closing) -> {
        begin(exchange);
        closing.await();
    };

    /** Answers with 200 and closes the connection in the middle of the body. */
    Reply BROKEN_OFF = (exchange, closing) -> begin(exchange);

    private static void begin(HttpExchange exchange) throws IOException {
        exchange.sendResponseHeaders(200, 100);
        exchange.getResponseBody().write('o');
        exchange.getResponseBody().flush();
    }

    static Reply ok() {
        return status(200);
    }

    static Reply status(int status) {
        return (exchange, closing) -> {
            byte[] body = "ok".getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "text/plain");
            exchange.sendResponseHeaders(status, body.length);
            exchange.getResponseBody().write(body);
        };
    }

    static Reply busy(String retryAfter) {
        return (exchange, closing) -> {
            exchange.getResponseHeaders().set("Retry-After", retryAfter);
            status(503).to(exchange, closing);
        };
    }

    /** Names the moment to come back by the server's own clock. */
    static Reply busyUntil(Duration fromNow) {
        return (exchange, closing) -> busy(DateTimeFormatter.RFC_1123_DATE_TIME.format(
                        ZonedDateTime.now(ZoneOffset.UTC).plus(fromNow)))
                .to(exchange, closing);
    }
}
