package dev.reprise.examples.outage;

import dev.reprise.examples.outage.Timeline.Bar;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/** The two runs side by side, in characters. */
final class TerminalReport {
    private static final int BAR_WIDTH = 24;
    private static final String ROW = "%7s  %-34s  %-34s";
    private static final String FIGURES = "%-34s  %16s  %16s";

    private final Result left;
    private final Result right;
    private final Map<Outcome, Character> glyphs;
    private final int most;

    /** @param blocks whether the terminal can show block characters */
    TerminalReport(Result left, Result right, boolean blocks) {
        this.left = left;
        this.right = right;
        this.glyphs = blocks
                ? Map.of(Outcome.SERVED, '█', Outcome.TURNED_AWAY, '▒', Outcome.NO_ANSWER, '░')
                : Map.of(Outcome.SERVED, '#', Outcome.TURNED_AWAY, '=', Outcome.NO_ANSWER, '.');
        this.most = Math.max(1, Math.max(left.busiest(), right.busiest()));
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("Requests per " + Timeline.INTERVAL.toMillis() + " ms:  " + legend());
        lines.add("");
        lines.add(format(ROW, "T+", left.style(), right.style()));
        for (int i = 0; i < Math.max(left.bars().size(), right.bars().size()); i++) {
            lines.add(format(ROW, Timeline.startOf(i), cell(left, i), cell(right, i)));
        }
        lines.add("");
        lines.add(format(FIGURES, "", left.style(), right.style()));
        lines.add(figures("half of them served after", result -> result.servedAfter(result.clients() / 2)));
        lines.add(figures("everybody served after", result -> result.servedAfter(result.clients())));
        lines.add(figures("requests sent", result -> String.valueOf(result.requests())));
        lines.add(figures("duplicate orders", result -> String.valueOf(result.duplicates())));
        lines.add(figures("times the server fell over again", result -> String.valueOf(result.collapses())));
        return Collections.unmodifiableList(lines);
    }

    private String legend() {
        StringBuilder legend = new StringBuilder();
        for (Outcome outcome : Outcome.values()) {
            legend.append(glyphs.get(outcome))
                    .append(' ')
                    .append(outcome.label())
                    .append("   ");
        }
        return legend.append("x server down").toString();
    }

    private String cell(Result result, int interval) {
        if (interval >= result.bars().size()) {
            return "";
        }
        Bar bar = result.bars().get(interval);
        StringBuilder cell = new StringBuilder(result.isDown(interval) ? "x " : "  ");
        int drawn = 0;
        int counted = 0;
        for (Outcome outcome : Outcome.values()) {
            counted += bar.of(outcome);
            // Whole bars are rounded and not their parts, so that equal totals are equally long.
            int end = Math.round((float) counted * BAR_WIDTH / most);
            cell.append(String.valueOf(glyphs.get(outcome)).repeat(end - drawn));
            drawn = end;
        }
        return cell.append(' ').append(bar.total()).toString();
    }

    private String figures(String label, Function<Result, String> figure) {
        return format(FIGURES, label, figure.apply(left), figure.apply(right));
    }

    private static String format(String layout, String first, String second, String third) {
        return String.format(Locale.ROOT, layout, first, second, third).stripTrailing();
    }
}
