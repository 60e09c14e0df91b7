package dev.reprise.examples.outage;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** The server's database, which survives every crash: the orders created, and the answer given for each {@code Idempotency-Key}. */
final class OrderBook {
    private final Map<String, Receipt> answers = new ConcurrentHashMap<>();
    private final Map<String, Integer> created = new ConcurrentHashMap<>();
    private final AtomicInteger numbers = new AtomicInteger();

    /** Creates the order; under a key that was seen before it creates nothing and repeats the first answer. */
    Receipt place(String order, @Nullable String idempotencyKey) {
        return idempotencyKey == null ? create(order) : answers.computeIfAbsent(idempotencyKey, first -> create(order));
    }

    private Receipt create(String order) {
        created.merge(order, 1, Integer::sum);
        return new Receipt("R-" + numbers.incrementAndGet());
    }

    /** The number of orders that exist beside the one that the customer wanted. */
    int duplicates() {
        return created.values().stream().mapToInt(count -> count - 1).sum();
    }
}
