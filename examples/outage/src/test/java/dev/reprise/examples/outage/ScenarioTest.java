package dev.reprise.examples.outage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.examples.outage.Scenario.Customer;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class ScenarioTest {
    private final Scenario scenario = Scenario.shortOutage();

    @Test
    void both_runs_get_the_same_customers() {
        assertThat(scenario.customers()).isEqualTo(scenario.customers()).hasSize(scenario.clients());
    }

    @Test
    void every_customer_places_an_order_of_his_own() {
        assertThat(scenario.customers())
                .extracting(customer -> customer.order().orderId())
                .doesNotHaveDuplicates();
    }

    @Test
    void the_herd_calls_in_one_moment_and_the_others_come_later() {
        assertThat(scenario.customers().subList(0, scenario.herd()))
                .extracting(Customer::arrival)
                .allMatch(arrival -> arrival.toMillis() < 100);
        assertThat(scenario.customers().subList(scenario.herd(), scenario.clients()))
                .extracting(Customer::arrival)
                .anyMatch(arrival -> arrival.compareTo(scenario.outage()) > 0)
                .allMatch(arrival -> arrival.compareTo(scenario.freshUntil()) < 0);
    }

    @Test
    void two_runs_take_about_half_a_minute_at_most() {
        Duration atMost = scenario.bound().plus(Scenario.warmUp().bound()).multipliedBy(2);

        assertThat(atMost).isLessThanOrEqualTo(Duration.ofSeconds(35));
    }
}
