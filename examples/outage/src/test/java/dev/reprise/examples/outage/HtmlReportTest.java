package dev.reprise.examples.outage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.time.Duration;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class HtmlReportTest {
    private final String page = page();

    @Test
    void the_plot_is_valid_xml_with_a_title_and_a_description() throws Exception {
        Element svg = parse(new SvgPlot(List.of(Results.EVERYBODY, Results.NOT_ALL)).draw())
                .getDocumentElement();

        assertThat(svg.getTagName()).isEqualTo("svg");
        assertThat(svg.getAttribute("role")).isEqualTo("img");
        assertThat(svg.getElementsByTagName("title").item(0).getTextContent()).contains("Requests per 250 ms");
        assertThat(svg.getElementsByTagName("desc").item(0).getTextContent())
                .contains("loop <&> \"sleep\": 4 of 4 served within 0.9 s, 40 requests, 7 duplicate orders.");
    }

    @Test
    void the_plot_has_one_rectangle_for_each_outcome_of_an_interval_and_each_downtime() throws Exception {
        Document svg = parse(new SvgPlot(List.of(Results.EVERYBODY)).draw());

        assertThat(svg.getElementsByTagName("rect").getLength()).isEqualTo(7 + 2);
    }

    @Test
    void the_plot_of_a_run_in_which_nothing_happened_can_be_drawn() throws Exception {
        Result nothing = new Result("nothing", 0, List.of(), Duration.ZERO, 0, List.of(), List.of());

        assertThat(parse(new SvgPlot(List.of(nothing)).draw())
                        .getDocumentElement()
                        .getTagName())
                .isEqualTo("svg");
    }

    @Test
    void the_grid_is_round_and_holds_the_busiest_interval() {
        assertThat(SvgPlot.roundStep(0)).isEqualTo(10);
        assertThat(SvgPlot.roundStep(40)).isEqualTo(10);
        assertThat(SvgPlot.roundStep(41)).isEqualTo(15);
        assertThat(SvgPlot.roundStep(556)).isEqualTo(150);
        assertThat(SvgPlot.roundStep(3001)).isEqualTo(1000);
    }

    @Test
    void the_page_is_well_formed_and_every_gap_of_the_template_is_filled() throws Exception {
        assertThat(parse(page).getDocumentElement().getTagName()).isEqualTo("html");
        assertThat(page).doesNotContain("{{", "}}");
    }

    @Test
    void the_page_needs_nothing_from_elsewhere() {
        assertThat(page.replace("xmlns=\"http://www.w3.org/2000/svg\"", ""))
                .doesNotContain("http:", "https:", "url(", "@import", "<script", "<link", "<img", "src=");
    }

    @Test
    void the_page_holds_the_figures_and_the_number_behind_every_bar() {
        assertThat(page)
                .contains(
                        "<tr><th scope=\"row\">Everybody served after</th><td>0.9 s</td><td>not within 0.5 s</td></tr>")
                .contains("<tr><th scope=\"row\">Duplicate orders</th><td>7</td><td>0</td></tr>")
                .contains(
                        "<tr><th scope=\"row\">0.25</th><td>1</td><td>6</td><td>1</td><td>3</td><td>0</td><td>0</td></tr>")
                .contains(
                        "<tr><th scope=\"row\">0.75</th><td>4</td><td>0</td><td>0</td><td>0</td><td>0</td><td>0</td></tr>");
    }

    @Test
    void text_is_escaped() {
        assertThat(Xml.escape("<a href=\"x\" id='y'>&amp;</a>"))
                .isEqualTo("&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;");
        assertThat(page).contains("loop &lt;&amp;&gt; &quot;sleep&quot;").doesNotContain("loop <");
    }

    private static String page() {
        try {
            return new HtmlReport(Scenario.shortOutage(), List.of(Results.EVERYBODY, Results.NOT_ALL)).page();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Document parse(String xml) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
    }
}
