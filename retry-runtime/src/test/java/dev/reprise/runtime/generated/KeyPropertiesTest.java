package dev.reprise.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.constraints.Scale;

class KeyPropertiesTest {

    @Property(tries = 5_000)
    void different_parts_give_different_messages_and_equal_parts_equal_ones(
            @ForAll("keys") List<KeyPart> one, @ForAll("keys") List<KeyPart> other) {
        assertThat(message("scope", one).equals(message("scope", other))).isEqualTo(one.equals(other));
        assertThat(KeyPart.key("scope", one)
                        .hex()
                        .equals(KeyPart.key("scope", other).hex()))
                .isEqualTo(one.equals(other));
    }

    @Property
    void where_one_part_ends_and_the_next_begins_counts(@ForAll("texts") String a, @ForAll("texts") String b) {
        List<KeyPart> two = List.of(new KeyPart.Text(a), new KeyPart.Text(b));
        List<KeyPart> joined = List.of(new KeyPart.Text(a + b));
        List<KeyPart> moved = List.of(new KeyPart.Text(a + b), new KeyPart.Text(""));

        assertThat(message("s", two)).isNotEqualTo(message("s", joined));
        assertThat(message("s", two).equals(message("s", moved))).isEqualTo(b.isEmpty());
    }

    @Property
    void the_scope_is_part_of_the_message(
            @ForAll("texts") String one, @ForAll("texts") String other, @ForAll("keys") List<KeyPart> parts) {
        assertThat(message(one, parts).equals(message(other, parts))).isEqualTo(one.equals(other));
    }

    @Property
    void a_whole_number_is_written_like_a_big_integer(@ForAll long number) {
        KeyDigest primitive = KeyDigest.scoped("s", 1);
        primitive.add("n", number);
        KeyDigest big = KeyDigest.scoped("s", 1);
        big.add("n", BigInteger.valueOf(number));

        assertThat(primitive.hex()).isEqualTo(big.hex());
    }

    @Property
    void trailing_zeros_of_a_decimal_do_not_count(@ForAll @Scale(6) BigDecimal number) {
        assertThat(message("s", List.of(new KeyPart.Decimal(number.setScale(9)))))
                .isEqualTo(message("s", List.of(new KeyPart.Decimal(number))));
    }

    @Property
    void a_text_is_written_as_utf_8_or_refused(@ForAll String text) {
        KeyDigest key = KeyDigest.scoped("s", 1);
        if (StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
            key.add("text", text);
            assertThat(HexFormat.of().formatHex(key.complete().toByteArray()))
                    .endsWith(HexFormat.of().formatHex(text.getBytes(StandardCharsets.UTF_8)));
        } else {
            assertThatIllegalArgumentException().isThrownBy(() -> key.add("text", text));
        }
    }

    private static String message(String scope, List<KeyPart> parts) {
        return HexFormat.of().formatHex(KeyPart.key(scope, parts).complete().toByteArray());
    }

    /** Few characters, so that equal texts, and texts that look like other parts, are frequent. */
    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.strings()
                .withChars('1', '2', '\0', '\u0005', ',', '\u00e9')
                .ofMaxLength(3);
    }

    @Provide
    Arbitrary<List<KeyPart>> keys() {
        return parts(2).list().ofMaxSize(3).withoutEdgeCases();
    }

    private Arbitrary<KeyPart> parts(int depth) {
        return depth == 0
                ? scalars()
                : Arbitraries.frequencyOf(
                        Tuple.of(3, scalars()),
                        Tuple.of(1, parts(depth - 1).list().ofMaxSize(2).map(KeyPart.Values::new)),
                        Tuple.of(1, parts(depth - 1).list().ofMaxSize(2).map(KeyPart.Components::new)));
    }

    private Arbitrary<KeyPart> scalars() {
        Arbitrary<Long> small = Arbitraries.longs().between(-1, 1);
        return Arbitraries.oneOf(
                Arbitraries.just(new KeyPart.Nothing()),
                Arbitraries.of(true, false).map(KeyPart.Bool::new),
                Arbitraries.of("0", "1", "-1", "255", "256", "18446744073709551616")
                        .map(number -> new KeyPart.Whole(new BigInteger(number))),
                Arbitraries.of("0", "0.0", "1", "1.0", "10", "1E+1", "0.1", "256")
                        .map(number -> new KeyPart.Decimal(new BigDecimal(number))),
                texts().map(KeyPart.Text::new),
                Arbitraries.of("", "31", "3132", "00", "05").map(KeyPart.Bytes::new),
                Arbitraries.of(KeyPart.Colour.class).map(colour -> new KeyPart.Constant(colour.name())),
                small.map(second -> new KeyPart.Moment(Instant.ofEpochSecond(second))),
                small.map(day -> new KeyPart.Day(LocalDate.ofEpochDay(day))),
                small.map(second -> new KeyPart.DayAndTime(LocalDateTime.ofEpochSecond(second, 0, ZoneOffset.UTC))),
                small.map(second -> new KeyPart.Span(Duration.ofSeconds(second))),
                small.map(hours -> new KeyPart.MomentAndOffset(
                        OffsetDateTime.ofInstant(Instant.EPOCH, ZoneOffset.ofHours(hours.intValue())))),
                small.map(bits -> new KeyPart.Id(new UUID(bits, 1))));
    }
}
