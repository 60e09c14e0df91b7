package dev.reprise.examples.outage;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * What happens, apart from how the clients retry. Both runs get the same scenario, drawn from the same seed.
 *
 * @param herd clients that call in the moment the server goes down
 * @param fresh further clients, which come one after the other later on
 * @param freshUntil when the last of them comes
 * @param outage how long the server is down at first
 * @param restart how long it is down whenever it falls over again
 * @param lostEvery every how many answers one gets lost after the order was stored
 * @param limits what the server can take
 * @param bound when the run ends, whoever has been served by then
 * @param seed of the arrivals, the orders and the jitter
 */
record Scenario(
        int herd,
        int fresh,
        Duration freshUntil,
        Duration outage,
        Duration restart,
        int lostEvery,
        Capacity.Limits limits,
        Duration bound,
        long seed) {

    /** A customer with one order to place. */
    record Customer(Order order, Duration arrival, long seed) {}

    /** Thirty seconds of outage at ten times the speed. */
    static Scenario shortOutage() {
        return new Scenario(
                300,
                60,
                Duration.ofSeconds(5),
                Duration.ofSeconds(3),
                Duration.ofMillis(1500),
                8,
                new Capacity.Limits(40, Duration.ofMillis(200), Duration.ofMillis(25), 120, 100, 50),
                Duration.ofSeconds(16),
                2026);
    }

    /** As many clients for a second or two, to get classes loaded and compiled. */
    static Scenario warmUp() {
        Duration moment = Duration.ofMillis(200);
        return new Scenario(
                320,
                80,
                moment,
                moment,
                moment,
                8,
                new Capacity.Limits(40, Duration.ofMillis(20), Duration.ofMillis(10), 40, 1000, 100),
                Duration.ofMillis(1500),
                1);
    }

    int clients() {
        return herd + fresh;
    }

    List<Customer> customers() {
        SplittableRandom random = new SplittableRandom(seed);
        return IntStream.range(0, clients())
                .mapToObj(i -> {
                    long latest = i < herd ? 100 : freshUntil.toMillis();
                    Order order = new Order("order-" + i, "attempt-1", random.nextLong(100, 50_000));
                    return new Customer(order, Duration.ofMillis(random.nextLong(latest)), random.nextLong());
                })
                .toList();
    }
}
