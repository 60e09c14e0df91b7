package dev.reprise.examples.outage;

import dev.reprise.runtime.RetryRuntime;
import java.time.Duration;
import java.util.SplittableRandom;

/** How a client gets through an outage. */
enum Style {
    /** Five seconds, ten times as fast. */
    CONSTANT_SLEEP("constant sleep") {
        @Override
        OrdersApi around(OrdersApi orders, long seed) {
            return new NaiveOrders(orders, Duration.ofMillis(500));
        }
    },

    /** Every customer is a program of his own, so each gets a runtime of his own. */
    GENERATED_PROXY("generated proxy") {
        @Override
        OrdersApi around(OrdersApi orders, long seed) {
            RetryRuntime runtime =
                    RetryRuntime.builder().random(new SplittableRandom(seed)).build();
            return new RetryingOrdersApi(orders, runtime);
        }
    };

    private final String label;

    Style(String label) {
        this.label = label;
    }

    String label() {
        return label;
    }

    /** One client's view of the service. */
    abstract OrdersApi around(OrdersApi orders, long seed);
}
