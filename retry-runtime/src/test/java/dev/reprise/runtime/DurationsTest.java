package dev.reprise.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.time.Duration;
import java.util.Locale;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DurationsTest {

    @ParameterizedTest
    @CsvSource({
        "7ns, 7",
        "7us, 7000",
        "250ms, 250000000",
        "1s, 1000000000",
        "2m, 120000000000",
        "1h, 3600000000000",
        "1d, 86400000000000",
        "0s, 0",
        "007s, 7000000000",
    })
    void a_number_is_read_with_each_unit(String text, long nanos) {
        assertThat(Durations.parse("baseDelay", text)).isEqualTo(Duration.ofNanos(nanos));
    }

    @ParameterizedTest
    @CsvSource({
        "1.5s, 1500000000",
        "0.5us, 500",
        "1.000000001s, 1000000001",
        "0.000000001s, 1",
        "1.0ns, 1",
        "0.25d, 21600000000000"
    })
    void a_fraction_is_exact_down_to_the_nanosecond(String text, long nanos) {
        assertThat(Durations.parse("baseDelay", text)).isEqualTo(Duration.ofNanos(nanos));
    }

    @ParameterizedTest
    @CsvSource({"PT1.5S, 1500000000", "PT1M30S, 90000000000", "P1DT1H, 90000000000000", "pt0s, 0"})
    void an_iso_duration_is_read(String text, long nanos) {
        assertThat(Durations.parse("baseDelay", text)).isEqualTo(Duration.ofNanos(nanos));
    }

    @ParameterizedTest
    @ValueSource(strings = {"9223372036854775807ns", "PT2562047H47M16.854775807S", "9223372036.854775807s"})
    void the_longest_duration_is_a_long_of_nanoseconds(String text) {
        assertThat(Durations.parse("maxDelay", text).toNanos()).isEqualTo(Long.MAX_VALUE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "1",
                "s",
                "1 s",
                " 1s",
                "1s ",
                "1.s",
                ".5s",
                "1..5s",
                "1.2.3s",
                "1,5s",
                "1S",
                "1sec",
                "1e3s",
                "0x1s",
                "-1s",
                "+1s",
                "PT-1S",
                "PT-0.000000001S",
                "-PT1S",
                "PT",
                "0.5ns",
                "1.0000000001s",
                "9223372036854775808ns",
                "107000d",
                "PT2562047H47M16.854775808S",
                "PT9223372036854775807S",
                "99999999999999999999999999999999999999999999999999s",
                "\u0661s",
                "NaNs"
            })
    void anything_else_is_refused_and_the_allowed_forms_are_named(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Durations.parse("baseDelay", text))
                .withMessageStartingWith("[retry:bad-duration] baseDelay = \"" + text + "\"")
                .withMessageContaining("ns, us, ms, s, m, h, d")
                .withMessageContaining("ISO-8601")
                .withMessageContaining("negative")
                .withMessageContaining("292 years");
    }

    @Test
    void a_missing_duration_is_named() {
        assertThatNullPointerException()
                .isThrownBy(() -> Durations.parse("maxDelay", null))
                .withMessage("maxDelay");
    }

    @Test
    void a_number_of_a_million_digits_is_refused_at_once() {
        assertThatIllegalArgumentException().isThrownBy(() -> Durations.parse("maxDelay", "9".repeat(1_000_000) + "s"));
    }

    @Test
    void the_locale_plays_no_part() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-SA-u-nu-arab"));
            assertThat(Durations.parse("baseDelay", "1.5s")).isEqualTo(Duration.ofMillis(1500));
            assertThat(Durations.parse("baseDelay", "PT1.5S")).isEqualTo(Duration.ofMillis(1500));
        } finally {
            Locale.setDefault(before);
        }
    }

    @Property
    void what_a_duration_prints_is_read_back(@ForAll @LongRange(min = 0) long nanos) {
        Duration duration = Duration.ofNanos(nanos);
        assertThat(Durations.parse("baseDelay", duration.toString())).isEqualTo(duration);
        assertThat(Durations.parse("baseDelay", nanos + "ns")).isEqualTo(duration);
    }

    @Property
    void no_text_gets_any_other_exception(@ForAll("texts") String text) {
        try {
            assertThat(Durations.parse("baseDelay", text)).isBetween(Duration.ZERO, Duration.ofNanos(Long.MAX_VALUE));
        } catch (IllegalArgumentException refused) {
            assertThat(refused).hasMessageStartingWith("[retry:bad-duration]");
        }
    }

    /** Arbitrary strings, and such as nearly are durations. */
    @Provide
    Arbitrary<String> texts() {
        Arbitrary<String> number =
                Arbitraries.strings().withChars("0123456789.-+e").ofMaxLength(45);
        Arbitrary<String> unit = Arbitraries.of("ns", "us", "ms", "s", "m", "h", "d", "D", "");
        Arbitrary<String> nearly = Combinators.combine(number, unit).as((n, u) -> n + u);
        Arbitrary<String> iso = Arbitraries.strings().withChars("PTDHMS.0129-+").ofMaxLength(30);
        return Arbitraries.oneOf(Arbitraries.strings(), nearly, iso);
    }
}
