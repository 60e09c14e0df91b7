package dev.reprise.examples.outage;

import static dev.reprise.examples.outage.Outcome.NO_ANSWER;
import static dev.reprise.examples.outage.Outcome.SERVED;
import static dev.reprise.examples.outage.Outcome.TURNED_AWAY;

import dev.reprise.examples.outage.Timeline.Bar;
import dev.reprise.examples.outage.Timeline.Downtime;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Two small results with numbers that are easy to follow into a report. */
final class Results {
    /** Four of four served; 40 requests, one collapse. */
    static final Result EVERYBODY = new Result(
            "loop <&> \"sleep\"",
            4,
            List.of(millis(900), millis(300), millis(600), millis(600)),
            millis(900),
            7,
            List.of(
                    new Bar(Map.of(NO_ANSWER, 16)),
                    new Bar(Map.of(SERVED, 1, TURNED_AWAY, 6, NO_ANSWER, 1)),
                    new Bar(Map.of(SERVED, 2, NO_ANSWER, 10)),
                    new Bar(Map.of(SERVED, 4))),
            List.of(new Downtime(Duration.ZERO, millis(250)), new Downtime(millis(600), millis(700))));

    /** Three of four served. */
    static final Result NOT_ALL = new Result(
            "proxy",
            4,
            List.of(millis(300), millis(400), millis(450)),
            millis(500),
            0,
            List.of(new Bar(Map.of(NO_ANSWER, 8)), new Bar(Map.of(SERVED, 3))),
            List.of(new Downtime(Duration.ZERO, millis(250))));

    private Results() {}

    private static Duration millis(long millis) {
        return Duration.ofMillis(millis);
    }
}
