package dev.reprise.examples.outage;

import static dev.reprise.examples.outage.Capacity.Admission.FALL_OVER;
import static dev.reprise.examples.outage.Capacity.Admission.SERVE;
import static dev.reprise.examples.outage.Capacity.Admission.TURN_AWAY;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class CapacityTest {
    private static final long SECOND = 1_000_000_000;

    /** Two slots; 100 ms cold, 20 ms after 4 orders; 3 refusals are borne, and one per second is forgotten. */
    private final Capacity capacity =
            new Capacity(new Capacity.Limits(2, Duration.ofMillis(100), Duration.ofMillis(20), 4, 3, 1));

    @Test
    void serves_as_many_orders_at_a_time_as_there_are_slots() {
        assertThat(capacity.admit(0)).isEqualTo(SERVE);
        assertThat(capacity.admit(0)).isEqualTo(SERVE);
        assertThat(capacity.admit(0)).isEqualTo(TURN_AWAY);

        capacity.release();

        assertThat(capacity.admit(0)).isEqualTo(SERVE);
        assertThat(capacity.admit(0)).isEqualTo(TURN_AWAY);
    }

    @Test
    void falls_over_when_it_turns_away_more_than_it_can_bear_at_once() {
        fill();

        assertThat(capacity.admit(0)).isEqualTo(TURN_AWAY);
        assertThat(capacity.admit(0)).isEqualTo(TURN_AWAY);
        assertThat(capacity.admit(0)).isEqualTo(TURN_AWAY);
        assertThat(capacity.admit(0)).isEqualTo(FALL_OVER);
    }

    @Test
    void bears_any_number_of_refusals_that_come_slowly_enough() {
        fill();

        for (int second = 0; second < 100; second++) {
            assertThat(capacity.admit(second * SECOND)).isEqualTo(TURN_AWAY);
        }
    }

    @Test
    void gets_quicker_with_every_order_until_the_cache_is_warm() {
        assertThat(capacity.workingTime()).isEqualTo(Duration.ofMillis(100));
        capacity.release();
        assertThat(capacity.workingTime()).isEqualTo(Duration.ofMillis(80));
        for (int i = 0; i < 10; i++) {
            capacity.release();
        }
        assertThat(capacity.workingTime()).isEqualTo(Duration.ofMillis(20));
    }

    private void fill() {
        capacity.admit(0);
        capacity.admit(0);
    }
}
