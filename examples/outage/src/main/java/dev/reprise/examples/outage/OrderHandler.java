package dev.reprise.examples.outage;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** Answers {@code POST /orders}: 201, 503 when there is no room, or nothing at all, when the answer gets lost or the server dies. */
final class OrderHandler implements HttpHandler {
    private static final int NO_BODY = -1;

    private final Scenario scenario;
    private final OrderBook book;
    private final Runnable collapse;
    private final AtomicInteger stored = new AtomicInteger();
    private final AtomicInteger refused = new AtomicInteger();

    private volatile @Nullable Capacity capacity;

    /**
     * A handler for a server that is down.
     *
     * @param collapse called for every request that is more than the server can bear
     */
    OrderHandler(Scenario scenario, OrderBook book, Runnable collapse) {
        this.scenario = scenario;
        this.book = book;
        this.collapse = collapse;
    }

    /** Begins a new life with an empty cache. */
    void startCold() {
        capacity = new Capacity(scenario.limits());
    }

    /** Ends this life: orders in work are never stored, and their senders get no answer. */
    void die() {
        capacity = null;
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            Capacity life = capacity;
            if (life == null) {
                return;
            }
            String order = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            switch (life.admit(System.nanoTime())) {
                case SERVE -> serve(exchange, life, order);
                case TURN_AWAY -> turnAway(exchange);
                case FALL_OVER -> {
                    turnAway(exchange);
                    collapse.run();
                }
            }
        }
    }

    private void serve(HttpExchange exchange, Capacity life, String order) throws IOException {
        try {
            Thread.sleep(life.workingTime().toMillis());
        } catch (InterruptedException shutdown) {
            return;
        } finally {
            life.release();
        }
        if (life != capacity) {
            return;
        }
        Receipt receipt = book.place(order, exchange.getRequestHeaders().getFirst("Idempotency-Key"));
        if (stored.incrementAndGet() % scenario.lostEvery() == 0) {
            return;
        }
        byte[] body = receipt.number().getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(201, body.length);
        exchange.getResponseBody().write(body);
    }

    /** Every other refusal says when to come back. */
    private void turnAway(HttpExchange exchange) throws IOException {
        if (refused.incrementAndGet() % 2 == 0) {
            exchange.getResponseHeaders().set("Retry-After", "1");
        }
        exchange.sendResponseHeaders(503, NO_BODY);
    }
}
