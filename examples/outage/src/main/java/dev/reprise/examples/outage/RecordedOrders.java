package dev.reprise.examples.outage;

import java.io.IOException;

/** Writes down every single request. It sits below the retries, so it sees each try and not only the last. */
final class RecordedOrders implements OrdersApi {
    private final OrdersApi orders;
    private final Stopwatch stopwatch;
    private final Timeline timeline;

    RecordedOrders(OrdersApi orders, Stopwatch stopwatch, Timeline timeline) {
        this.orders = orders;
        this.stopwatch = stopwatch;
        this.timeline = timeline;
    }

    @Override
    public Receipt createOrder(Order order) throws IOException, InterruptedException {
        Outcome outcome = Outcome.NO_ANSWER;
        var sent = stopwatch.elapsed();
        try {
            Receipt receipt = orders.createOrder(order);
            outcome = Outcome.SERVED;
            return receipt;
        } catch (OrderRefused refusal) {
            outcome = Outcome.TURNED_AWAY;
            throw refusal;
        } finally {
            timeline.request(sent, outcome);
        }
    }
}
