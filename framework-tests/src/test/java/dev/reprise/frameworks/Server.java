package dev.reprise.frameworks;

import com.sun.net.httpserver.Headers;
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
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** A server on loopback that refuses connections until it opens, then replies as it is told and well when nobody says how. */
public final class Server implements AutoCloseable {
    private final Deque<Reply> replies;
    private final SocketChannel port;
    private final InetSocketAddress address;
    private final ExecutorService workers = Executors.newCachedThreadPool();
    private final CountDownLatch closing = new CountDownLatch(1);
    private final AtomicInteger requests = new AtomicInteger();
    private final List<Headers> headers = Collections.synchronizedList(new ArrayList<>());
    private HttpServer server;

    Server(Reply... replies) throws IOException {
        this.replies = new ArrayDeque<>(List.of(replies));
        // Bound and not listening: nobody else gets the port, and connections are refused.
        this.port = SocketChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        this.address = (InetSocketAddress) port.getLocalAddress();
    }

    public static Server opened(Reply... replies) throws IOException {
        return new Server(replies).open();
    }

    Server open() {
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

    public URI uri() {
        return URI.create("http://127.0.0.1:" + address.getPort());
    }

    int requests() {
        return requests.get();
    }

    /** What each request had in this header, in the order they came. */
    public List<List<String>> headers(String name) {
        return headers.stream().map(sent -> sent.getOrDefault(name, List.of())).toList();
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            exchange.getRequestBody().readAllBytes();
            requests.incrementAndGet();
            headers.add(exchange.getRequestHeaders());
            Reply reply;
            synchronized (replies) {
                reply = replies.isEmpty() ? Reply.ok() : replies.poll();
            }
            reply.to(exchange, closing);
        } catch (InterruptedException shutdown) {
            Thread.currentThread().interrupt();
        }
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
