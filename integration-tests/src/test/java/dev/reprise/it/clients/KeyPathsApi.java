package dev.reprise.it.clients;

import dev.reprise.HttpMethod;
import dev.reprise.IdempotencyKey;
import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.util.List;

/** Every way to get at a part. */
public interface KeyPathsApi {
    @Retryable
    @HttpMethod("POST")
    @Idempotent(
            key = {"order.id", "order.customer.name", "order.urgent", "order.note", "order.lines", "count"},
            attemptId = "order.customer.address.city")
    String place(Order order, int count, @IdempotencyKey String key);

    interface Identified {
        long id();
    }

    class Order implements Identified {
        public final String note;
        private final Customer customer;
        private final List<Line> lines;

        public Order(String note, Customer customer, List<Line> lines) {
            this.note = note;
            this.customer = customer;
            this.lines = lines;
        }

        @Override
        public long id() {
            return 7;
        }

        public Customer getCustomer() {
            return customer;
        }

        public boolean isUrgent() {
            return true;
        }

        public List<Line> lines() {
            return lines;
        }
    }

    record Customer(String name, Address address) {}

    record Address(String city) {}

    record Line(String article, int count) {}
}
