package dev.reprise.examples.outage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TerminalReportTest {
    private final List<String> lines = new TerminalReport(Results.EVERYBODY, Results.NOT_ALL, false).lines();

    @Test
    void draws_the_busiest_interval_over_the_full_width_and_the_others_in_proportion() {
        assertThat(lines)
                .anyMatch(line -> line.contains("0.00  x " + ".".repeat(24) + " 16 "))
                .anyMatch(line -> line.endsWith("x " + ".".repeat(12) + " 8"));
    }

    @Test
    void stacks_the_outcomes_within_a_bar() {
        assertThat(lines).anyMatch(line -> line.contains("0.25    ##=========. 8 "));
    }

    @Test
    void leaves_the_place_of_a_run_empty_that_is_over() {
        assertThat(lines).contains("   0.75    ###### 4");
    }

    @Test
    void ends_with_the_figures_of_both() {
        assertThat(lines)
                .anyMatch(line -> line.matches("half of them served after +0.6 s +0.4 s"))
                .anyMatch(line -> line.matches("everybody served after +0.9 s +not within 0.5 s"))
                .anyMatch(line -> line.matches("requests sent +40 +11"))
                .anyMatch(line -> line.matches("duplicate orders +7 +0"))
                .anyMatch(line -> line.matches("times the server fell over again +1 +0"));
    }

    @Test
    void uses_ascii_alone_where_the_terminal_has_no_blocks() {
        assertThat(String.join("", lines)).isASCII();
        assertThat(String.join("", new TerminalReport(Results.EVERYBODY, Results.NOT_ALL, true).lines()))
                .contains("█", "▒", "░");
    }
}
