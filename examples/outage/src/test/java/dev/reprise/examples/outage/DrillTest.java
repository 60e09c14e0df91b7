package dev.reprise.examples.outage;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Over real HTTP, with few clients and a server that does not fall over but loses every third answer. */
class DrillTest {
    private static final Scenario SCENARIO = new Scenario(
            12,
            4,
            Duration.ofMillis(200),
            Duration.ofMillis(150),
            Duration.ofMillis(150),
            3,
            new Capacity.Limits(4, Duration.ofMillis(5), Duration.ofMillis(1), 10, 1000, 100),
            Duration.ofSeconds(12),
            1);

    @Test
    void the_proxy_serves_everybody_and_creates_no_order_twice() throws Exception {
        Result result = Drill.run(Style.GENERATED_PROXY, SCENARIO, Progress.silent());

        assertThat(result.everybodyServed()).isTrue();
        assertThat(result.duplicates()).isZero();
        assertThat(result.bars()).anyMatch(bar -> bar.of(Outcome.NO_ANSWER) > 0);
    }

    @Test
    void the_loop_orders_again_whenever_an_answer_was_lost() throws Exception {
        Result result = Drill.run(Style.CONSTANT_SLEEP, SCENARIO, Progress.silent());

        assertThat(result.everybodyServed()).isTrue();
        // Among n orders n/3 answers are lost, and n - n/3 = 16 is first reached with 23 orders.
        assertThat(result.duplicates()).isGreaterThanOrEqualTo(7);
    }
}
