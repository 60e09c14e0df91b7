package dev.reprise.it.http;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.channels.SocketChannel;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A server on loopback, closed at first: its port refuses connections until it opens. It takes each order with one
 * {@code Idempotency-Key} once, an order without a key every time, and answers as its moods have it, one a request and
 * well-behaved when they are used up.
 */
final class Shop implements AutoCloseable {
    private final Deque<Mood> moods;
    private final SocketChannel port;
    private final InetSocketAddress address;
    private final ExecutorService workers = Executors.newCachedThreadPool();
    private final CountDownLatch closing = new CountDownLatch(1);
    private final List<String> requests = Collections.synchronizedList(new ArrayList<>());
    private final Map<String, String> orders = Collections.synchronizedMap(new LinkedHashMap<>());
    private HttpServer server;

    Shop(Mood... moods) throws IOException {
        this.moods = new ArrayDeque<>(List.of(moods));
        // Bound and not listening: nobody else gets the port, and connections are refused.
        this.port = SocketChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        this.address = (InetSocketAddress) port.getLocalAddress();
    }

    static Shop opened(Mood... moods) throws IOException {
        return new Shop(moods).open();
    }

    Shop open() {
        try {
            port.close();
            server = HttpServer.create(address, 0);
        } catch (IOException portTaken) {
            throw new UncheckedIOException(portTaken);
        }
        server.setExecutor(workers);
        server.createContext("/", this::handle);
        server.start();
        return this;
    }

    URI at(String path) {
        return URI.create("http://127.0.0.1:" + address.getPort() + path);
    }

    /** What arrived, each as {@code POST /orders/A-1 key}, or {@code -} for no key. */
    List<String> requests() {
        return List.copyOf(requests);
    }

    /** How many orders were taken, duplicates included. */
    int orders() {
        return orders.size();
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            exchange.getRequestBody().readAllBytes();
            requests.add(exchange.getRequestMethod() + " "
                    + exchange.getRequestURI().getPath() + " " + key(exchange).orElse("-"));
            Mood mood;
            synchronized (moods) {
                mood = moods.isEmpty() ? Mood.SERVING : moods.poll();
            }
            mood.meet(exchange, this);
        }
    }

    /** Does what the request asks for; yields the answer. */
    String process(HttpExchange exchange) {
        String path = exchange.getRequestURI().getPath();
        String number = path.substring(path.lastIndexOf('/') + 1);
        if (exchange.getRequestMethod().equals("POST")) {
            return orders.computeIfAbsent(
                    key(exchange).orElseGet(() -> UUID.randomUUID().toString()), key -> "receipt of " + number);
        }
        return path.startsWith("/orders/") ? lookUp("receipt of " + number) : "catalogue";
    }

    private String lookUp(String receipt) {
        return orders.containsValue(receipt) ? receipt : "";
    }

    void waitUntilClosed() {
        try {
            closing.await();
        } catch (InterruptedException shutdown) {
            Thread.currentThread().interrupt();
        }
    }

    private static Optional<String> key(HttpExchange exchange) {
        return Optional.ofNullable(exchange.getRequestHeaders().getFirst("Idempotency-Key"));
    }

    @Override
    public void close() throws IOException {
        closing.countDown();
        port.close();
        if (server != null) {
            server.stop(0);
        }
        workers.shutdownNow();
    }
}
