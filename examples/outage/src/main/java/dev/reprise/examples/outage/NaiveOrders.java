package dev.reprise.examples.outage;

import java.io.IOException;
import java.time.Duration;

/**
 * The loop that gets written by hand: catch, sleep, again. Most people stop after five tries and let somebody press the
 * button once more; this one goes on by itself, so that there is an end to measure.
 */
final class NaiveOrders implements OrdersApi {
    private final OrdersApi orders;
    private final Duration pause;

    NaiveOrders(OrdersApi orders, Duration pause) {
        this.orders = orders;
        this.pause = pause;
    }

    @Override
    public Receipt createOrder(Order order) throws InterruptedException {
        while (true) {
            try {
                return orders.createOrder(order);
            } catch (IOException failure) {
                Thread.sleep(pause.toMillis());
            }
        }
    }
}
