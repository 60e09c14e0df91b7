package dev.reprise.examples.outage;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The runs as one page that needs nothing else: no script, no style sheet, no font from elsewhere. */
final class HtmlReport {
    private final Scenario scenario;
    private final List<Result> results;

    HtmlReport(Scenario scenario, List<Result> results) {
        this.scenario = scenario;
        this.results = List.copyOf(results);
    }

    String page() throws IOException {
        return template()
                .replace("{{clients}}", String.valueOf(scenario.clients()))
                .replace("{{outage}}", Result.seconds(scenario.outage()))
                .replace("{{lostEvery}}", String.valueOf(scenario.lostEvery()))
                .replace("{{styles}}", heads("scope=\"col\""))
                .replace("{{figures}}", figures())
                .replace("{{legend}}", legend())
                .replace("{{plot}}", new SvgPlot(results).draw())
                .replace("{{groups}}", heads("scope=\"colgroup\" colspan=\"" + Outcome.values().length + "\""))
                .replace("{{outcomes}}", outcomes())
                .replace("{{intervals}}", intervals());
    }

    private static String template() throws IOException {
        try (InputStream template = HtmlReport.class.getResourceAsStream("outage.html")) {
            if (template == null) {
                throw new IOException("outage.html is not on the class path");
            }
            return new String(template.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private String figures() {
        return figure("Half of them served after", result -> result.servedAfter(result.clients() / 2))
                + figure("Everybody served after", result -> result.servedAfter(result.clients()))
                + figure("Requests sent", result -> String.valueOf(result.requests()))
                + figure("Duplicate orders", result -> String.valueOf(result.duplicates()))
                + figure("Times the server fell over again", result -> String.valueOf(result.collapses()));
    }

    private String figure(String label, Function<Result, String> figure) {
        return "<tr><th scope=\"row\">" + label + "</th>" + forEachRun(result -> cell(figure.apply(result)))
                + "</tr>\n";
    }

    private static String legend() {
        return forEachOutcome(outcome ->
                "<li><span class=\"key " + outcome.cssClass() + "\"></span>" + Xml.escape(outcome.label()) + "</li>\n");
    }

    /** One row per interval, and in it one number per run and outcome. */
    private String intervals() {
        int rows =
                results.stream().mapToInt(result -> result.bars().size()).max().orElse(0);
        return IntStream.range(0, rows)
                .mapToObj(i -> "<tr><th scope=\"row\">" + Timeline.startOf(i) + "</th>"
                        + forEachRun(result -> forEachOutcome(outcome -> cell(result.count(i, outcome)))) + "</tr>\n")
                .collect(Collectors.joining());
    }

    private String heads(String attributes) {
        return forEachRun(result -> "<th " + attributes + ">" + Xml.escape(result.style()) + "</th>");
    }

    private String outcomes() {
        return forEachRun(
                result -> forEachOutcome(outcome -> "<th scope=\"col\">" + Xml.escape(outcome.label()) + "</th>"));
    }

    private String forEachRun(Function<Result, String> html) {
        return results.stream().map(html).collect(Collectors.joining());
    }

    private static String forEachOutcome(Function<Outcome, String> html) {
        return Stream.of(Outcome.values()).map(html).collect(Collectors.joining());
    }

    private static String cell(Object value) {
        return "<td>" + Xml.escape(value) + "</td>";
    }
}
