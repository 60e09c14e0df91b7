package dev.reprise.examples.outage;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * A real HTTP server on loopback: down at first, then up on its port with a cold cache, then down again whenever it falls
 * over. Down means that the port is closed, and the kernel refuses connections.
 */
final class OrderServer implements AutoCloseable {
    /** From the moment it is too much until the process is gone; orders in work may still get through. */
    private static final Duration AGONY = Duration.ofMillis(200);

    private static final Duration PORT_TAKEN = Duration.ofMillis(50);
    private static final int BACKLOG = 1024;
    private static final int THREADS_FOR_REFUSALS = 16;

    private final Scenario scenario;
    private final Stopwatch stopwatch;
    private final Timeline timeline;
    private final InetSocketAddress address = unusedAddress();
    private final OrderBook book = new OrderBook();
    private final OrderHandler handler;
    private final AtomicBoolean collapsing = new AtomicBoolean();
    private final ExecutorService workers;

    /** Starts the server and lets it die. */
    private final ScheduledExecutorService operator =
            Executors.newSingleThreadScheduledExecutor(new Daemons("operator"));

    private @Nullable HttpServer http;

    /** Begins with the outage; the server comes up when it is over. */
    OrderServer(Scenario scenario, Stopwatch stopwatch, Timeline timeline) throws IOException {
        this.scenario = scenario;
        this.stopwatch = stopwatch;
        this.timeline = timeline;
        this.handler = new OrderHandler(scenario, book, this::collapse);
        this.workers =
                Executors.newFixedThreadPool(scenario.limits().slots() + THREADS_FOR_REFUSALS, new Daemons("server"));
        timeline.serverDown(stopwatch.elapsed());
        after(scenario.outage(), this::comeUp);
    }

    URI orders() {
        return URI.create("http://127.0.0.1:" + address.getPort() + "/orders");
    }

    int duplicates() {
        return book.duplicates();
    }

    @Override
    public void close() {
        operator.shutdownNow();
        stop();
        workers.shutdownNow();
    }

    private synchronized void comeUp() {
        if (operator.isShutdown()) {
            return;
        }
        try {
            HttpServer started = HttpServer.create(address, BACKLOG);
            started.setExecutor(workers);
            started.createContext("/orders", handler);
            handler.startCold();
            collapsing.set(false);
            started.start();
            http = started;
            timeline.serverUp(stopwatch.elapsed());
        } catch (IOException portTaken) {
            after(PORT_TAKEN, this::comeUp);
        }
    }

    private void collapse() {
        if (collapsing.compareAndSet(false, true)) {
            after(AGONY, this::goDown);
        }
    }

    private synchronized void goDown() {
        stop();
        timeline.serverDown(stopwatch.elapsed());
        after(scenario.restart(), this::comeUp);
    }

    private synchronized void stop() {
        handler.die();
        if (http != null) {
            http.stop(0);
            http = null;
        }
    }

    private void after(Duration delay, Runnable task) {
        ScheduledFuture<?> unused = operator.schedule(task, delay.toMillis(), TimeUnit.MILLISECONDS);
    }

    /**
     * A free port below the ranges that the systems take for outgoing connections. In those, a client that knocks at a
     * closed port now and then gets that very port for its own end, and is connected to itself.
     */
    private static InetSocketAddress unusedAddress() throws IOException {
        IOException taken = new IOException("no free port");
        for (int i = 0; i < 100; i++) {
            int port = ThreadLocalRandom.current().nextInt(20_000, 32_000);
            InetSocketAddress address =
                    new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port);
            try (ServerSocket probe = new ServerSocket()) {
                probe.bind(address);
                return address;
            } catch (IOException e) {
                taken.addSuppressed(e);
            }
        }
        throw taken;
    }
}
