package dev.reprise.examples.outage;

import static dev.reprise.examples.outage.Outcome.NO_ANSWER;
import static dev.reprise.examples.outage.Outcome.SERVED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.examples.outage.Timeline.Bar;
import dev.reprise.examples.outage.Timeline.Downtime;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class TimelineTest {
    private final Timeline timeline = new Timeline();

    @Test
    void a_request_counts_in_the_interval_in_which_it_was_sent() {
        timeline.request(Duration.ZERO, SERVED);
        timeline.request(Duration.ofMillis(250).minusNanos(1), NO_ANSWER);
        timeline.request(Duration.ofMillis(250), SERVED);

        assertThat(timeline.bars()).extracting(Bar::total).containsExactly(2, 1);
        assertThat(timeline.bars()).extracting(bar -> bar.of(SERVED)).containsExactly(1, 1);
        assertThat(timeline.bars()).extracting(bar -> bar.of(NO_ANSWER)).containsExactly(1, 0);
    }

    @Test
    void an_interval_without_requests_is_an_empty_bar() {
        timeline.request(Duration.ofSeconds(1), SERVED);

        assertThat(timeline.bars()).extracting(Bar::total).containsExactly(0, 0, 0, 0, 1);
    }

    @Test
    void counts_requests_whatever_came_of_them_and_in_any_order() {
        timeline.request(Duration.ofSeconds(2), SERVED);
        timeline.request(Duration.ofSeconds(1), NO_ANSWER);

        assertThat(timeline.requests()).isEqualTo(2);
    }

    @Test
    void a_downtime_lasts_until_the_server_is_up_again_or_until_now() {
        timeline.serverDown(Duration.ZERO);
        timeline.serverUp(Duration.ofSeconds(3));
        assertThat(timeline.isServerDown()).isFalse();
        timeline.serverDown(Duration.ofSeconds(4));
        assertThat(timeline.isServerDown()).isTrue();

        assertThat(timeline.downtimes(Duration.ofSeconds(5)))
                .containsExactly(
                        new Downtime(Duration.ZERO, Duration.ofSeconds(3)),
                        new Downtime(Duration.ofSeconds(4), Duration.ofSeconds(5)));
    }

    @Test
    void an_interval_is_named_after_its_start() {
        assertThat(Timeline.startOf(13)).isEqualTo("3.25");
    }
}
