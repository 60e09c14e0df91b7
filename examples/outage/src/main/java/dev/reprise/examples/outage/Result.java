package dev.reprise.examples.outage;

import dev.reprise.examples.outage.Timeline.Bar;
import dev.reprise.examples.outage.Timeline.Downtime;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/**
 * What one run came to.
 *
 * @param style how the clients retried
 * @param clients how many there were
 * @param receipts when each client that was served got its receipt, the earliest first
 * @param end when the run ended: with the last receipt, or at its bound
 * @param duplicates orders that were created beside the one wanted
 * @param bars the requests sent, interval by interval
 * @param downtimes when the server was down
 */
record Result(
        String style,
        int clients,
        List<Duration> receipts,
        Duration end,
        int duplicates,
        List<Bar> bars,
        List<Downtime> downtimes) {

    Result {
        receipts = receipts.stream().sorted().toList();
        bars = List.copyOf(bars);
        downtimes = List.copyOf(downtimes);
    }

    boolean everybodyServed() {
        return receipts.size() == clients;
    }

    /** The time until so many were served, such as "5.9 s". */
    String servedAfter(int count) {
        return count <= receipts.size() ? seconds(receipts.get(count - 1)) : "not within " + seconds(end);
    }

    /** The run in one sentence. */
    String sentence() {
        return String.format(
                Locale.ROOT,
                "%s: %d of %d served within %s, %d requests, %d duplicate orders",
                style,
                receipts.size(),
                clients,
                seconds(end),
                requests(),
                duplicates);
    }

    int requests() {
        return bars.stream().mapToInt(Bar::total).sum();
    }

    /** How often the server fell over after the outage proper. */
    int collapses() {
        return downtimes.size() - 1;
    }

    /** The most requests in any interval. */
    int busiest() {
        return bars.stream().mapToInt(Bar::total).max().orElse(0);
    }

    /** How many requests of an interval came to this; 0 for an interval after the end. */
    int count(int interval, Outcome outcome) {
        return interval < bars.size() ? bars.get(interval).of(outcome) : 0;
    }

    /** Whether the server was down in the middle of an interval. */
    boolean isDown(int interval) {
        Duration middle = Timeline.INTERVAL.multipliedBy(interval).plus(Timeline.INTERVAL.dividedBy(2));
        return downtimes.stream().anyMatch(downtime -> downtime.covers(middle));
    }

    static String seconds(Duration time) {
        return String.format(Locale.ROOT, "%.1f s", time.toMillis() / 1000.0);
    }
}
