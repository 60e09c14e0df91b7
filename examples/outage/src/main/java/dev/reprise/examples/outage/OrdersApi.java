package dev.reprise.examples.outage;

import dev.reprise.HttpMethod;
import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.io.IOException;

/**
 * The remote service. The annotations are all it takes: the compiler writes {@code RetryingOrdersApi} beside this
 * interface. Time runs ten times as fast here as in production, so 200ms stands for two seconds.
 */
interface OrdersApi {

    /**
     * Places an order. A POST is not safe to repeat, so this does not compile without the key.
     *
     * @throws IOException if the server refused, or no answer came
     */
    @HttpMethod("POST")
    @Idempotent(
            key = {"order.orderId", "order.cents"},
            attemptId = "order.attemptId")
    @Retryable(maxTries = 20, baseDelay = "200ms", maxDelay = "2s")
    Receipt createOrder(Order order) throws IOException, InterruptedException;
}
