package dev.reprise.runtime.generated;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class KeyVectorsTest {

    /** A time of day: the format reserves a tag for it, but no part of a key has that type. */
    private static final String NO_PART_TYPE = "time";

    static Stream<JsonNode> cases() {
        return Vectors.of("key-vectors.json", "cases");
    }

    static Stream<JsonNode> casesOfPartTypes() {
        return cases().filter(vector -> !vector.required("id").textValue().equals(NO_PART_TYPE));
    }

    @ParameterizedTest
    @MethodSource("casesOfPartTypes")
    void messages_and_keys_agree(JsonNode vector) {
        KeyDigest key = KeyPart.key(vector.required("scope").textValue(), parts(vector.required("parts")));

        assertThat(HexFormat.of().formatHex(key.complete().toByteArray()))
                .isEqualTo(vector.required("message_hex").textValue());
        assertThat(key.hex()).isEqualTo(vector.required("hex").textValue());
        assertThat(key.base64Url()).isEqualTo(vector.required("base64url").textValue());
        assertThat(key.uuid()).isEqualTo(vector.required("uuid").textValue());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void every_key_is_the_digest_of_its_message(JsonNode vector) throws Exception {
        byte[] message = HexFormat.of().parseHex(vector.required("message_hex").textValue());

        assertThat(HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(message)))
                .isEqualTo(vector.required("hex").textValue());
    }

    @Test
    void the_vector_without_a_part_type_uses_a_reserved_tag_that_no_part_writes() {
        JsonNode vector = cases().filter(it -> it.required("id").textValue().equals(NO_PART_TYPE))
                .findFirst()
                .orElseThrow();

        assertThat(vector.required("message_hex").textValue())
                .isEqualTo(
                        "524b31" + "00000006" + "636861726765" + "00000001" + "0a" + "00000008" + "0000274a48a78000");
    }

    @Test
    void equal_parts_give_equal_keys() {
        Map<String, String> keys = cases().collect(toMap(
                it -> it.required("id").textValue(), it -> it.required("hex").textValue()));

        assertThat(Vectors.of("key-vectors.json", "equal_groups"))
                .isNotEmpty()
                .allSatisfy(group -> assertThat(
                                StreamSupport.stream(group.spliterator(), false).map(id -> keys.get(id.textValue())))
                        .doesNotContainNull()
                        .containsOnly(keys.get(group.get(0).textValue())));
    }

    private static List<KeyPart> parts(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false)
                .map(KeyVectorsTest::part)
                .toList();
    }

    private static KeyPart part(JsonNode part) {
        JsonNode node = part.required("value");
        String value = node.textValue();
        String type = part.required("type").textValue();
        return switch (type) {
            case "text" -> new KeyPart.Text(value);
            case "int" -> new KeyPart.Whole(new BigInteger(value));
            case "dec" -> new KeyPart.Decimal(new BigDecimal(value));
            case "bool" -> new KeyPart.Bool(Boolean.parseBoolean(value));
            case "bytes" -> new KeyPart.Bytes(value);
            case "enum" -> new KeyPart.Constant(value);
            case "uuid" -> new KeyPart.Id(UUID.fromString(value));
            case "instant" -> new KeyPart.Moment(Instant.parse(value));
            case "ldt" -> new KeyPart.DayAndTime(LocalDateTime.parse(value));
            case "duration" -> new KeyPart.Span(duration(value.split(":", -1)));
            case "seq" -> new KeyPart.Values(parts(node));
            case "rec" -> new KeyPart.Components(parts(node));
            case "optional" -> node.isNull() ? new KeyPart.Nothing() : part(node);
            default -> throw new AssertionError("a vector of unknown type: " + type);
        };
    }

    private static Duration duration(String... secondsAndNanos) {
        return Duration.ofSeconds(Long.parseLong(secondsAndNanos[0]), Long.parseLong(secondsAndNanos[1]));
    }
}
