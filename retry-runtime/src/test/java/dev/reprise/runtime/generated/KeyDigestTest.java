package dev.reprise.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeyDigestTest {

    private enum Colour {
        RED {
            @Override
            public String toString() {
                return "rouge";
            }
        }
    }

    /** The bytes of a single part, behind those of scope and count. */
    private static String part(Consumer<KeyDigest> add) {
        return message(1, add).substring(2 * (3 + 4 + 1 + 4));
    }

    private static String message(int parts, Consumer<KeyDigest> add) {
        KeyDigest key = KeyDigest.scoped("s", parts);
        add.accept(key);
        return HexFormat.of().formatHex(key.complete().toByteArray());
    }

    @Test
    void a_whole_number_is_the_same_in_every_type() {
        assertThat(List.of(
                        part(key -> key.add("n", (byte) 5)),
                        part(key -> key.add("n", (short) 5)),
                        part(key -> key.add("n", 5)),
                        part(key -> key.add("n", 5L)),
                        part(key -> key.add("n", Byte.valueOf((byte) 5))),
                        part(key -> key.add("n", Short.valueOf((short) 5))),
                        part(key -> key.add("n", Integer.valueOf(5))),
                        part(key -> key.add("n", Long.valueOf(5))),
                        part(key -> key.add("n", BigInteger.valueOf(5)))))
                .containsOnly("02" + "00000001" + "05");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 00",
        "127, 7f",
        "128, 0080",
        "-128, 80",
        "-129, ff7f",
        "32767, 7fff",
        "32768, 008000",
        "9223372036854775807, 7fffffffffffffff",
        "-9223372036854775808, 8000000000000000"
    })
    void a_whole_number_has_as_few_bytes_as_it_needs(long number, String bytes) {
        String expected = "02" + "%08x".formatted(bytes.length() / 2) + bytes;

        assertThat(part(key -> key.add("n", number))).isEqualTo(expected);
        assertThat(part(key -> key.add("n", BigInteger.valueOf(number)))).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "0.00", "0E+7", "-0.0"})
    void zero_has_one_form_as_a_decimal(String zero) {
        assertThat(part(key -> key.add("n", new BigDecimal(zero)))).isEqualTo("03" + "00000005" + "00000000" + "00");
    }

    @Test
    void a_character_a_uri_and_a_currency_are_texts() {
        assertThat(part(key -> key.add("c", 'x'))).isEqualTo(part(key -> key.add("c", "x")));
        assertThat(part(key -> key.add("c", Character.valueOf('x')))).isEqualTo(part(key -> key.add("c", "x")));
        assertThat(part(key -> key.add("c", URI.create("http://x/?a=b%20c"))))
                .isEqualTo(part(key -> key.add("c", "http://x/?a=b%20c")));
        assertThat(part(key -> key.add("c", Currency.getInstance("CZK")))).isEqualTo(part(key -> key.add("c", "CZK")));
    }

    @Test
    void a_truth_value_is_one_byte() {
        assertThat(part(key -> key.add("b", false))).isEqualTo("01" + "00000001" + "00");
        assertThat(part(key -> key.add("b", Boolean.TRUE))).isEqualTo("01" + "00000001" + "01");
    }

    @Test
    void an_enum_is_known_by_its_name_even_where_a_constant_has_a_body() {
        assertThat(part(key -> key.add("e", Colour.RED))).isEqualTo("07" + "00000003" + "524544");
    }

    @Test
    void a_date_is_its_day() {
        assertThat(part(key -> key.add("d", LocalDate.ofEpochDay(-1))))
                .isEqualTo("09" + "00000008" + "ffffffffffffffff");
    }

    @Test
    void a_time_with_an_offset_is_its_instant_and_its_offset() {
        OffsetDateTime time = OffsetDateTime.parse("1970-01-01T01:00:01.000000002+01:00");
        String expected = "0d" + "00000010" + "0000000000000001" + "00000002" + "00000e10";

        assertThat(part(key -> key.add("t", time))).isEqualTo(expected);
        assertThat(part(key -> key.add("t", time.atZoneSameInstant(ZoneId.of("Europe/Prague")))))
                .isEqualTo(expected);
    }

    @Test
    void an_empty_optional_is_nothing_at_all() {
        assertThat(part(KeyDigest::absent)).isEqualTo("00" + "00000000");
    }

    @Test
    void records_and_lists_nest() {
        assertThat(message(2, key -> {
                    key.beginRecord(2);
                    key.beginList(2);
                    key.add("a", 1);
                    key.beginList(0);
                    key.end();
                    key.end();
                    key.absent();
                    key.end();
                    key.add("b", true);
                }))
                .endsWith(
                        "00000002" // parts
                                + "12" + "00000021" + "00000002"
                                + "0f" + "00000013" + "00000002" + "020000000101" + "0f" + "00000004" + "00000000"
                                + "0000000000"
                                + "010000000101");
    }

    @Test
    void lists_nest_deeper_than_anybody_nests_them() {
        KeyDigest key = KeyDigest.scoped("s", 1);
        IntStream.range(0, 100).forEach(level -> key.beginList(1));
        key.absent();
        IntStream.range(0, 100).forEach(level -> key.end());

        assertThat(key.complete().size()).isEqualTo(3 + 4 + 1 + 4 + 100 * 9 + 5);
    }

    @Test
    void a_part_may_be_longer_than_the_buffer() {
        String longText = "x".repeat(10_000) + "\u20ac".repeat(10_000);

        assertThat(part(key -> key.add("t", longText))).hasSize(2 * (1 + 4 + 10_000 + 30_000));
        assertThat(part(key -> key.add("t", new byte[100_000]))).hasSize(2 * (1 + 4 + 100_000));
    }

    static List<Consumer<KeyDigest>> missingValues() {
        return List.of(
                key -> key.add("command.part", (String) null),
                key -> key.add("command.part", (Boolean) null),
                key -> key.add("command.part", (Character) null),
                key -> key.add("command.part", (Byte) null),
                key -> key.add("command.part", (Short) null),
                key -> key.add("command.part", (Integer) null),
                key -> key.add("command.part", (Long) null),
                key -> key.add("command.part", (BigInteger) null),
                key -> key.add("command.part", (BigDecimal) null),
                key -> key.add("command.part", (byte[]) null),
                key -> key.add("command.part", (Colour) null),
                key -> key.add("command.part", (UUID) null),
                key -> key.add("command.part", (Instant) null),
                key -> key.add("command.part", (LocalDate) null),
                key -> key.add("command.part", (LocalDateTime) null),
                key -> key.add("command.part", (OffsetDateTime) null),
                key -> key.add("command.part", (ZonedDateTime) null),
                key -> key.add("command.part", (Duration) null),
                key -> key.add("command.part", (URI) null),
                key -> key.add("command.part", (Currency) null),
                key -> KeyDigest.present(null, "command.part"));
    }

    @ParameterizedTest
    @MethodSource("missingValues")
    void a_missing_part_is_refused_by_its_path(Consumer<KeyDigest> add) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> add.accept(KeyDigest.scoped("s", 1)))
                .withMessageStartingWith("command.part is null");
    }

    @Test
    void a_present_part_is_handed_back() {
        assertThat(KeyDigest.present("x", "command")).isEqualTo("x");
    }

    @ParameterizedTest
    @ValueSource(strings = {"secret\ud800", "\udc00secret", "secret\ud800secret", "\udc00\ud800", "\u20ac\ud83d"})
    void an_unpaired_surrogate_is_refused_by_its_path_and_never_shown(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> KeyDigest.scoped("s", 1).add("command.name", text))
                .withMessageStartingWith("command.name contains an unpaired surrogate")
                .withMessageNotContaining("secret");
    }

    @Test
    void an_unpaired_surrogate_is_refused_as_a_character_and_in_a_scope() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> KeyDigest.scoped("s", 1).add("letter", '\ud800'))
                .withMessageStartingWith("letter ");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> KeyDigest.scoped("\ud800", 1))
                .withMessageStartingWith("scope ");
    }

    @Test
    void a_decimal_without_a_shortest_form_is_refused_by_its_path() {
        BigDecimal tooFar = new BigDecimal(BigInteger.TEN, Integer.MIN_VALUE);

        assertThatIllegalArgumentException()
                .isThrownBy(() -> KeyDigest.scoped("s", 1).add("amount", tooFar))
                .withMessageStartingWith("amount ");
    }

    @Test
    void a_key_with_too_few_parts_is_not_given_out() {
        KeyDigest key = KeyDigest.scoped("s", 2);
        key.add("a", "x");

        assertThatIllegalStateException().isThrownBy(key::hex);
        assertThatIllegalStateException().isThrownBy(key::base64Url);
        assertThatIllegalStateException().isThrownBy(key::uuid);
    }

    @Test
    void a_part_too_many_is_refused() {
        KeyDigest key = KeyDigest.scoped("s", 1);
        key.add("a", "x");

        assertThatIllegalStateException().isThrownBy(() -> key.add("b", 1));
        assertThatIllegalStateException().isThrownBy(() -> key.beginList(0));
        assertThatIllegalStateException().isThrownBy(key::absent);
        assertThatIllegalStateException()
                .isThrownBy(() -> KeyDigest.scoped("s", -1).absent());
    }

    @Test
    void a_list_holds_exactly_what_it_announced() {
        KeyDigest key = KeyDigest.scoped("s", 1);
        key.beginList(1);

        assertThatIllegalStateException().isThrownBy(key::end);
        key.add("a", 1);
        assertThatIllegalStateException().isThrownBy(() -> key.add("a", 2));
        assertThatIllegalStateException().isThrownBy(key::hex);
        key.end();
        assertThat(key.hex()).hasSize(64);
        assertThatIllegalStateException().isThrownBy(key::end);
    }

    @Test
    void a_key_can_be_asked_for_more_than_once() {
        KeyDigest key = KeyDigest.scoped("s", 0);

        assertThat(key.hex()).isEqualTo(key.hex()).matches("[0-9a-f]{64}");
        assertThat(key.base64Url()).matches("[A-Za-z0-9_-]{43}");
        assertThat(UUID.fromString(key.uuid()).version()).isEqualTo(8);
        assertThat(UUID.fromString(key.uuid()).variant()).isEqualTo(2);
    }

    @Test
    void the_key_of_a_caller_is_taken_as_it_is() {
        assertThat(KeyDigest.own(" mine-7 ")).isEqualTo(" mine-7 ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\t\n", "\u2003"})
    void a_blank_key_of_a_caller_is_refused(String blank) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> KeyDigest.own(blank))
                .withMessageContaining("blank");
    }

    @ParameterizedTest
    @CsvSource({"Asia/Kolkata, ar-SA-u-nu-arab", "America/St_Johns, tr-TR", "Pacific/Apia, th-TH-u-ca-buddhist"})
    void time_zone_and_locale_play_no_part(String zone, String locale) {
        String expected = keyOfEverything();
        TimeZone zoneBefore = TimeZone.getDefault();
        Locale localeBefore = Locale.getDefault();
        try {
            TimeZone.setDefault(TimeZone.getTimeZone(zone));
            Locale.setDefault(Locale.forLanguageTag(locale));

            assertThat(keyOfEverything()).isEqualTo(expected);
        } finally {
            TimeZone.setDefault(zoneBefore);
            Locale.setDefault(localeBefore);
        }
    }

    @Test
    void keys_made_at_the_same_time_do_not_disturb_each_other() {
        String expected = keyOfEverything();

        assertThat(IntStream.range(0, 2_000)
                        .parallel()
                        .mapToObj(i -> keyOfEverything())
                        .distinct())
                .containsExactly(expected);
    }

    private static String keyOfEverything() {
        KeyDigest key = KeyDigest.scoped("Api.call", 9);
        key.add("text", "I\u0130\u0131i");
        key.add("number", 1_234_567_890L);
        key.add("decimal", new BigDecimal("1234.50"));
        key.add("enum", Colour.RED);
        key.add("instant", Instant.parse("2026-11-30T12:00:00Z"));
        key.add("dateTime", LocalDateTime.parse("2026-03-29T02:30:00"));
        key.add("zoned", ZonedDateTime.parse("2026-11-30T12:00:00+01:00[Europe/Prague]"));
        key.add("currency", Currency.getInstance("INR"));
        key.add("duration", Duration.ofMinutes(90));
        return key.hex();
    }
}
