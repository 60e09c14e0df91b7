package dev.reprise.examples.outage;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Collects what happens during one run: every request by the interval in which it was sent, and when the server was down. Thread-safe. */
final class Timeline {
    /** The width of one bar in the reports. */
    static final Duration INTERVAL = Duration.ofMillis(250);

    /** The requests of one interval. */
    record Bar(Map<Outcome, Integer> requests) {
        Bar {
            requests = Map.copyOf(requests);
        }

        int of(Outcome outcome) {
            return requests.getOrDefault(outcome, 0);
        }

        int total() {
            return requests.values().stream().mapToInt(Integer::intValue).sum();
        }

        /** Such as "40 served, 12 turned away (503), 0 no answer". */
        String sentence() {
            return Stream.of(Outcome.values())
                    .map(outcome -> of(outcome) + " " + outcome.label())
                    .collect(Collectors.joining(", "));
        }
    }

    /** A time in which nobody listened at the server's port. */
    record Downtime(Duration from, Duration to) {
        boolean covers(Duration moment) {
            return from.compareTo(moment) <= 0 && moment.compareTo(to) < 0;
        }
    }

    private final List<Map<Outcome, Integer>> intervals = new ArrayList<>();
    private final List<Duration> downs = new ArrayList<>();
    private final List<Duration> ups = new ArrayList<>();

    /** When an interval begins, in seconds, such as "3.25". */
    static String startOf(int interval) {
        return String.format(Locale.ROOT, "%.2f", INTERVAL.toMillis() * interval / 1000.0);
    }

    synchronized void request(Duration sent, Outcome outcome) {
        int interval = Math.toIntExact(sent.dividedBy(INTERVAL));
        while (intervals.size() <= interval) {
            intervals.add(new EnumMap<>(Outcome.class));
        }
        intervals.get(interval).merge(outcome, 1, Integer::sum);
    }

    synchronized void serverDown(Duration moment) {
        downs.add(moment);
    }

    synchronized void serverUp(Duration moment) {
        ups.add(moment);
    }

    synchronized boolean isServerDown() {
        return downs.size() > ups.size();
    }

    synchronized int requests() {
        return bars().stream().mapToInt(Bar::total).sum();
    }

    synchronized List<Bar> bars() {
        return intervals.stream().map(Bar::new).toList();
    }

    /** The times the server was down; one that has not ended yet lasts until {@code now}. */
    synchronized List<Downtime> downtimes(Duration now) {
        List<Downtime> downtimes = new ArrayList<>();
        for (int i = 0; i < downs.size(); i++) {
            downtimes.add(new Downtime(downs.get(i), i < ups.size() ? ups.get(i) : now));
        }
        return List.copyOf(downtimes);
    }
}
