package dev.reprise.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.TimeZone;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RetryAfterTest {

    private static final Instant NOON = Instant.parse("2026-11-30T12:00:00Z");

    static Stream<JsonNode> cases() {
        return Vectors.of("retry-after-vectors.json", "cases");
    }

    @ParameterizedTest
    @MethodSource("cases")
    void it_agrees_with_the_vectors(JsonNode vector) {
        assertThat(read(vector)).as(vector.toString()).isEqualTo(expected(vector));
    }

    @ParameterizedTest
    @CsvSource({
        "Europe/Berlin, de-DE",
        "America/St_Johns, ar-SA-u-nu-arab",
        "Asia/Kolkata, th-TH-u-ca-buddhist-nu-thai",
        "Pacific/Kiritimati, tr-TR"
    })
    void time_zone_and_locale_play_no_part(String zone, String locale) {
        TimeZone zoneBefore = TimeZone.getDefault();
        Locale localeBefore = Locale.getDefault();
        try {
            TimeZone.setDefault(TimeZone.getTimeZone(zone));
            Locale.setDefault(Locale.forLanguageTag(locale));

            assertThat(millis("Mon, 14 Aug 2023 13:32:06 GMT", Instant.parse("2023-08-14T13:32:00Z")))
                    .hasValue(6_000);
            assertThat(cases()).allMatch(vector -> read(vector).equals(expected(vector)));
        } finally {
            TimeZone.setDefault(zoneBefore);
            Locale.setDefault(localeBefore);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"2.0", " 2 ", "2", "2.000000000000000000000000"})
    void two_seconds_are_read_in_every_plain_spelling(String header) {
        assertThat(millis(header)).hasValue(2_000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "+2", "2,5", "1, 5", "abc", ".", "1.2.3", "1.-2", "-0", "1e3"})
    void what_is_no_number_and_no_date_is_as_good_as_no_header(String header) {
        assertThat(millis(header)).isEmpty();
    }

    @Test
    void a_fraction_beside_the_longest_delay_saturates() {
        assertThat(millis("9223372036854775.807")).hasValue(Long.MAX_VALUE);
        assertThat(millis("9223372036854775.8061")).hasValue(Long.MAX_VALUE);
        assertThat(millis("9223372036854775.8071")).hasValue(Long.MAX_VALUE);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Sun, 06 Nov 1994 08:49:37 GMT",
                "Sunday, 06-Nov-94 08:49:37 GMT",
                "Sun Nov  6 08:49:37 1994",
                "06 Nov 94 08:49:37 Z",
                "Sun,\t06  Nov\t1994   08:49:37 utc",
                "Nov 6 08:49:37 1994",
                "Sun, 06 Nov 1994 14:19:37 +0530"
            })
    void the_same_instant_is_read_from_every_form(String header) {
        assertThat(millis(header, Instant.parse("1994-11-06T08:49:00Z"))).hasValue(37_000);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Sun, 06 Nov 199 08:49:37 GMT",
                "Sun, 06 Nov 19940 08:49:37 GMT",
                "Sun, 006 Nov 1994 08:49:37 GMT",
                "Sun, 06 Nob 1994 08:49:37 GMT",
                "Sun, 06 anf 1994 08:49:37 GMT",
                "Xyz, 06 Nov 1994 08:49:37 GMT",
                "Sun, 06 Nov 1994 8:49:37 GMT",
                "Sun, 06 Nov 1994 08:49:61 GMT",
                "Sun, 06 Nov 1994 08:49:37 CET",
                "Sun, 06 Nov 1994 08:49:37 +9900",
                "Sun, 06 Nov 1994 08:49:37 +01:00",
                "Sun, 06 Nov 1994 08:49:37GMT",
                "Sun, 06 Nov 1994",
                "Sun, 29 Feb 2027 00:00:00 GMT",
                "Sunday, 29-Feb-27 00:00:00 GMT",
                "Sunday, 31-Apr-27 00:00:00 GMT",
                "Sun Nov  6 08:49:37 94",
                "1994-11-06T08:49:37Z"
            })
    void what_only_looks_like_a_date_is_as_good_as_no_header(String header) {
        assertThat(millis(header)).isEmpty();
    }

    @Test
    void a_leap_day_of_two_digits_looks_for_a_century_that_has_it() {
        // 2100 has no leap day, so the latest 29 February of a year 00 is that of 2000.
        assertThat(millis("Tuesday, 29-Feb-00 00:00:00 GMT", Instant.parse("2099-06-15T00:00:00Z")))
                .hasValue(0);
        assertThat(millis("Tuesday, 29-Feb-28 00:00:00 GMT", Instant.parse("2028-02-28T00:00:00Z")))
                .hasValue(86_400_000);
    }

    @Test
    void fifty_years_ahead_are_counted_in_the_zone_of_the_date() {
        Instant now = Instant.parse("2026-12-31T23:30:00Z");

        assertThat(millis("Friday, 01-Jan-77 00:15:00 +0100", now))
                .hasValue(Duration.between(now, Instant.parse("2076-12-31T23:15:00Z"))
                        .toMillis());
        assertThat(millis("Friday, 01-Jan-77 00:45:00 +0100", now)).hasValue(0);
    }

    @Test
    void part_of_a_millisecond_is_rounded_up() {
        Instant now = Instant.parse("2026-11-30T12:00:00.0000001Z");

        assertThat(millis("Mon, 30 Nov 2026 12:00:01 GMT", now)).hasValue(1_000);
    }

    @Test
    void a_clock_at_either_end_of_time_is_no_fault() {
        for (Instant now : List.of(Instant.MIN, Instant.MAX)) {
            assertThat(millis("Sun, 06 Nov 1994 08:49:37 GMT", now)).isPresent();
            assertThat(millis("Sunday, 06-Nov-94 08:49:37 GMT", now)).isEmpty();
            assertThat(millis("5", now)).hasValue(5_000);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"9", " ", "\t", "0", ".", "a", ",", "-", "Mon, ", "Mon Nov 30 ", "1 Nov ", "\0", "\u0661"})
    void a_header_of_a_megabyte_is_read_once(String piece) {
        String header = piece.repeat(1_000_000 / piece.length());

        millis(header).ifPresent(millis -> assertThat(millis).isNotNegative());
        assertThat(RetryAfter.millis("Mon, 30 Nov 2026 12:00:01 GMT", header, NOON))
                .hasValue(1_000);
    }

    @Property
    void no_header_makes_it_throw(@ForAll("headers") String retryAfter, @ForAll("headers") String date) {
        RetryAfter.millis(retryAfter, date, NOON)
                .ifPresent(millis -> assertThat(millis).isNotNegative());
    }

    @Property
    void any_number_of_seconds_is_read(@ForAll @IntRange(min = 0) int seconds) {
        assertThat(millis(Integer.toString(seconds))).hasValue(seconds * 1000L);
    }

    @Provide
    Arbitrary<String> headers() {
        Arbitrary<String> pieces = Arbitraries.of(
                "Mon",
                "Monday",
                ",",
                " ",
                "\t",
                "-",
                "+",
                "30",
                "1",
                "Nov",
                "feb",
                "2026",
                "26",
                "99",
                "12:00:00",
                "24",
                ":",
                "60",
                "GMT",
                "0100",
                ".",
                "\r\n",
                "\u0660",
                "\u00e9");
        return Arbitraries.oneOf(
                Arbitraries.strings(), pieces.list().ofMaxSize(14).map(list -> String.join("", list)));
    }

    private static OptionalLong read(JsonNode vector) {
        return RetryAfter.millis(
                vector.required("header").textValue(),
                vector.required("date_header").textValue(),
                Instant.parse(vector.required("now_iso").textValue()));
    }

    private static OptionalLong expected(JsonNode vector) {
        JsonNode millis = vector.required("expect_millis");
        return millis.isNull() ? OptionalLong.empty() : OptionalLong.of(millis.longValue());
    }

    private static OptionalLong millis(String retryAfter) {
        return millis(retryAfter, NOON);
    }

    private static OptionalLong millis(String retryAfter, Instant now) {
        return RetryAfter.millis(retryAfter, null, now);
    }
}
