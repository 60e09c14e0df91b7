package dev.reprise.processor.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.runtime.RetryPolicy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DurationsTest {

    @ParameterizedTest
    @CsvSource({
        "250ms, PT0.25S",
        "1s, PT1S",
        "1.5s, PT1.5S",
        "2m, PT2M",
        "1h, PT1H",
        "3d, PT72H",
        "7us, PT0.000007S",
        "9ns, PT0.000000009S",
        "0s, PT0S",
        "PT1.5S, PT1.5S",
        "P1D, PT24H",
        "pt2m, PT2M",
        "9223372036854775807ns, PT2562047H47M16.854775807S"
    })
    void a_number_and_a_unit_or_iso_8601_is_a_duration(String text, Duration meant) {
        assertThat(Durations.parse(text)).contains(meant);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "5",
                "s",
                "5 s",
                " 5s",
                "5s ",
                "-5s",
                "+5s",
                "1.s",
                ".5s",
                "1.5.5s",
                "1,5s",
                "5sec",
                "5S",
                "5MS",
                "0.5ns",
                "PT",
                "PT-1S",
                "-PT1S",
                "1e3s",
                "9223372036854775808ns",
                "293y",
                "107000d",
                "\u0665s",
                "P1M"
            })
    void everything_else_is_not(String text) {
        assertThat(Durations.parse(text)).isEmpty();
    }

    @Test
    void the_runtime_reads_the_same_texts_as_the_same_durations() {
        assertThat(texts())
                .hasSizeGreaterThan(3000)
                .allSatisfy(text -> assertThat(Durations.parse(text)).as(text).isEqualTo(readByRuntime(text)));
    }

    private static List<String> texts() {
        List<String> numbers = List.of(
                "",
                "0",
                "00",
                "1",
                "1.0",
                "1.5",
                "0.0000001",
                "1.",
                ".1",
                "1..1",
                "1.1.1",
                "-1",
                "+1",
                "1e2",
                "1_0",
                "\u0661",
                "292",
                "106751",
                "106752",
                "9223372036854775807",
                "9223372036854775808",
                "9".repeat(40),
                "9".repeat(41),
                "0".repeat(41),
                "1 ");
        List<String> units = List.of(
                "", "ns", "us", "ms", "s", "m", "h", "d", "y", "NS", "S", "M", "sec", " s", "s ", "\u00b5s", "ss", "D");
        List<String> texts =
                new ArrayList<>(List.of(" ", "P", "PT", "forever", "P1W", "P1Y", "PT1H2M3.5S", "P-1D", "-P-1D"));
        for (String number : numbers) {
            for (String unit : units) {
                texts.addAll(List.of(
                        number + unit,
                        "PT" + number + unit,
                        "P" + number + unit,
                        "-PT" + number + unit,
                        "pt" + number + unit,
                        "P" + number + "DT" + number + unit,
                        number + unit + "1s"));
            }
        }
        return texts;
    }

    private static Optional<Duration> readByRuntime(String text) {
        try {
            return Optional.of(RetryPolicy.builder()
                    .maxTries(1)
                    .maxDelay("PT2562047H47M16.854775807S")
                    .baseDelay(text)
                    .build()
                    .baseDelay());
        } catch (IllegalArgumentException refused) {
            assertThat(refused).hasMessageStartingWith("[retry:bad-duration]");
            return Optional.empty();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "PT0S, 0s",
        "PT0.000000001S, 1ns",
        "PT0.0000015S, 1.5us",
        "PT0.25S, 250ms",
        "PT1.5S, 1.5s",
        "PT1M30S, 90s",
        "PT2M, 2m",
        "PT2M30.9S, 2m 30s",
        "PT36H3S, 1d 12h 3s"
    })
    void a_duration_is_written_as_users_type_it(Duration duration, String text) {
        assertThat(Durations.format(duration)).isEqualTo(text);
    }
}
