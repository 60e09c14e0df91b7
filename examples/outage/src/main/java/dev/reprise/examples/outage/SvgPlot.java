package dev.reprise.examples.outage;

import dev.reprise.examples.outage.Timeline.Bar;
import dev.reprise.examples.outage.Timeline.Downtime;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/** Requests over time, one panel for each run, both to the same scale. Colours come from the page's style sheet. */
final class SvgPlot {
    private static final int WIDTH = 960;
    private static final int LEFT = 48;
    private static final int RIGHT = 16;
    private static final int TITLE = 44;
    private static final int HEIGHT = 190;
    private static final int AXIS = 30;
    private static final int PANEL = TITLE + HEIGHT + AXIS;
    private static final int LINES = 4;

    private final List<Result> results;
    private final int intervals;
    private final int step;
    private final StringBuilder svg = new StringBuilder();

    SvgPlot(List<Result> results) {
        this.results = List.copyOf(results);
        this.intervals = Math.max(
                1,
                results.stream().mapToInt(result -> result.bars().size()).max().orElse(1));
        this.step = roundStep(results.stream().mapToInt(Result::busiest).max().orElse(0));
    }

    String draw() {
        svg.setLength(0);
        add(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\" aria-labelledby=\"plot-title plot-desc\">",
                WIDTH, PANEL * results.size());
        add(
                "<title id=\"plot-title\">Requests per %d ms during and after the outage</title>",
                Timeline.INTERVAL.toMillis());
        add("<desc id=\"plot-desc\">%s</desc>", Xml.escape(description()));
        for (int i = 0; i < results.size(); i++) {
            add("<g transform=\"translate(0 %d)\">", i * PANEL + TITLE);
            panel(results.get(i));
            add("</g>");
        }
        add("</svg>");
        return svg.toString();
    }

    private void panel(Result result) {
        add("<text class=\"name\" x=\"%d\" y=\"-22\">%s</text>", LEFT, Xml.escape(result.style()));
        result.downtimes().forEach(this::downtime);
        for (int i = 0; i <= LINES; i++) {
            double y = y(i * step);
            add("<line class=\"grid\" x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\"/>", LEFT, WIDTH - RIGHT, y, y);
            add("<text class=\"tick\" x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%d</text>", LEFT - 8, y + 4, i * step);
        }
        for (int i = 0; i < result.bars().size(); i++) {
            bar(result.bars().get(i), i);
        }
        for (long second = 0;
                second <= Timeline.INTERVAL.multipliedBy(intervals).toSeconds();
                second++) {
            double x = x(Duration.ofSeconds(second));
            add("<text class=\"tick\" x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%d s</text>", x, HEIGHT + 18, second);
        }
        end(result);
    }

    private void downtime(Downtime downtime) {
        double from = x(downtime.from());
        double width = x(downtime.to()) - from;
        add("<rect class=\"down\" x=\"%.1f\" y=\"0\" width=\"%.1f\" height=\"%d\"/>", from, width, HEIGHT);
        add("<text class=\"down-name\" x=\"%.1f\" y=\"-6\" text-anchor=\"middle\">down</text>", from + width / 2);
    }

    private void bar(Bar bar, int interval) {
        double x = x(Timeline.INTERVAL.multipliedBy(interval)) + 1;
        double width = x(Timeline.INTERVAL.multipliedBy(interval + 1)) - x - 1;
        add("<g><title>T+%s s: %s</title>", Timeline.startOf(interval), Xml.escape(bar.sentence()));
        int counted = 0;
        for (Outcome outcome : Outcome.values()) {
            double bottom = y(counted);
            counted += bar.of(outcome);
            double top = y(counted);
            if (bar.of(outcome) > 0) {
                add(
                        "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>",
                        outcome.cssClass(), x, top, width, bottom - top);
            }
        }
        add("</g>");
    }

    /** The moment of the last receipt. */
    private void end(Result result) {
        if (!result.everybodyServed()) {
            return;
        }
        double x = x(result.end());
        boolean roomOnTheRight = x < WIDTH - 200;
        add("<line class=\"end\" x1=\"%.1f\" x2=\"%.1f\" y1=\"0\" y2=\"%d\"/>", x, x, HEIGHT);
        add(
                "<text class=\"end\" x=\"%.1f\" y=\"14\" text-anchor=\"%s\">everybody served: %s</text>",
                roomOnTheRight ? x + 6 : x - 6, roomOnTheRight ? "start" : "end", Result.seconds(result.end()));
    }

    private String description() {
        StringBuilder description = new StringBuilder("Stacked bars over the seconds since the server went down.");
        results.forEach(
                result -> description.append(' ').append(result.sentence()).append('.'));
        return description.toString();
    }

    private double x(Duration time) {
        double share = (double) time.toNanos()
                / Timeline.INTERVAL.multipliedBy(intervals).toNanos();
        return LEFT + Math.min(1, share) * (WIDTH - LEFT - RIGHT);
    }

    private double y(int requests) {
        return HEIGHT * (1 - (double) requests / (step * LINES));
    }

    /** The least round number with which the grid holds the busiest interval. */
    static int roundStep(int busiest) {
        for (int power = 10; ; power *= 10) {
            for (int tenths : new int[] {10, 15, 20, 25, 30, 40, 50, 75}) {
                if (power * tenths / 10 * LINES >= busiest) {
                    return power * tenths / 10;
                }
            }
        }
    }

    private void add(String format, Object... values) {
        svg.append(String.format(Locale.ROOT, format, values)).append('\n');
    }
}
