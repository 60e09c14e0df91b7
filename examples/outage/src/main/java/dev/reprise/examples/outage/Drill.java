package dev.reprise.examples.outage;

import dev.reprise.examples.outage.Scenario.Customer;
import java.io.IOException;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** One run of a scenario, with customers who all retry in one style. */
final class Drill {
    private static final Duration LOOK = Duration.ofMillis(100);

    private final Style style;
    private final Scenario scenario;
    private final HttpClient http;
    private final Stopwatch stopwatch = Stopwatch.start();
    private final Timeline timeline = new Timeline();
    private final Queue<Duration> receipts = new ConcurrentLinkedQueue<>();
    private final CountDownLatch waiting;

    private Drill(Style style, Scenario scenario, HttpClient http) {
        this.style = style;
        this.scenario = scenario;
        this.http = http;
        this.waiting = new CountDownLatch(scenario.clients());
    }

    /** Runs until nobody waits for an answer any more, or the scenario's bound is reached. */
    static Result run(Style style, Scenario scenario, Progress progress) throws IOException, InterruptedException {
        // Customers block in threads of their own; this pool only moves bytes, and is bounded as in any service.
        ExecutorService io = Executors.newFixedThreadPool(4, new Daemons("http"));
        try {
            HttpClient http = HttpClient.newBuilder()
                    .version(HttpClient.Version.HTTP_1_1)
                    .executor(io)
                    .build();
            return new Drill(style, scenario, http).run(progress);
        } finally {
            io.shutdown();
        }
    }

    private Result run(Progress progress) throws IOException, InterruptedException {
        ExecutorService customers = Executors.newFixedThreadPool(scenario.clients(), new Daemons("customer"));
        try (OrderServer server = new OrderServer(scenario, stopwatch, timeline)) {
            OrdersApi orders = new RecordedOrders(new HttpOrders(http, server.orders()), stopwatch, timeline);
            for (Customer customer : scenario.customers()) {
                customers.execute(() -> live(customer, style.around(orders, customer.seed())));
            }
            while (!waiting.await(LOOK.toMillis(), TimeUnit.MILLISECONDS)
                    && stopwatch.elapsed().compareTo(scenario.bound()) < 0) {
                progress.show(stopwatch.elapsed(), status());
            }
            return result(server);
        } finally {
            customers.shutdownNow();
        }
    }

    private void live(Customer customer, OrdersApi api) {
        try {
            Thread.sleep(
                    Math.max(0, customer.arrival().minus(stopwatch.elapsed()).toMillis()));
            api.createOrder(customer.order());
            receipts.add(stopwatch.elapsed());
        } catch (IOException givenUp) {
            // Goes home without a receipt, and is missing from the count.
        } catch (InterruptedException bound) {
            Thread.currentThread().interrupt();
        } finally {
            waiting.countDown();
        }
    }

    private String status() {
        return String.format(
                Locale.ROOT,
                "%s: %d of %d served, %d requests, server %s",
                style.label(),
                receipts.size(),
                scenario.clients(),
                timeline.requests(),
                timeline.isServerDown() ? "DOWN" : "up");
    }

    private Result result(OrderServer server) {
        Duration end = stopwatch.elapsed();
        return new Result(
                style.label(),
                scenario.clients(),
                List.copyOf(receipts),
                end,
                server.duplicates(),
                timeline.bars(),
                timeline.downtimes(end));
    }
}
