package dev.reprise.processor.manifest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {

    @Test
    void what_is_written_is_read_again() throws MalformedJsonException {
        Map<String, Json> members = new LinkedHashMap<>();
        members.put("nothing", Json.NULL);
        members.put("\"quoted\\\n\u2028\ud83d", Json.text("\u0000\u007f\u00e9\ud83d\ude00</script>"));
        members.put("empty", new Json.Items(List.of()));
        members.put(
                "nested",
                new Json.Items(List.of(
                        new Json.Members(Map.of("a", new Json.Bool(true))),
                        Json.number(-7),
                        new Json.Items(List.of(new Json.Bool(false))))));
        Json json = new Json.Members(members);

        assertThat(JsonReader.read(JsonWriter.file(json))).isEqualTo(json);
        assertThat(JsonReader.read(JsonWriter.line(json))).isEqualTo(json);
        assertThat(JsonWriter.file(json)).matches("[\\n\\x20-\\x7e]*\\n");
    }

    @Test
    void what_holds_no_other_array_or_object_stands_on_one_line() {
        Json wait = new Json.Members(Map.of("max", Json.text("PT1S")));

        assertThat(JsonWriter.file(new Json.Items(List.of(wait, new Json.Items(List.of())))))
                .isEqualTo("""
                [
                  {"max": "PT1S"},
                  []
                ]
                """);
    }

    @Test
    void numbers_and_escapes_are_read_as_the_standard_has_them() throws MalformedJsonException {
        assertThat(JsonReader.read(" [ -0 , 1.5e+3 , 10 ] \r\n"))
                .isEqualTo(new Json.Items(
                        List.of(new Json.Numeral("-0"), new Json.Numeral("1.5e+3"), new Json.Numeral("10"))));
        assertThat(JsonReader.read("\"\\b\\f\\n\\r\\t\\/\\u00e9\"")).isEqualTo(Json.text("\b\f\n\r\t/\u00e9"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "{",
                "[",
                "[1,",
                "[1,]",
                "[,1]",
                "{\"a\"}",
                "{\"a\":}",
                "{a:1}",
                "{\"a\":1,}",
                "01",
                "1.",
                ".5",
                "+1",
                "1e",
                "NaN",
                "tru",
                "nul",
                "True",
                "\"a",
                "\"\\x\"",
                "\"\\u12\"",
                "\"\t\"",
                "'a'",
                "[1] 2",
                "{} \uffff",
                "\ufeff1"
            })
    void anything_else_is_refused(String text) {
        assertThatThrownBy(() -> JsonReader.read(text)).isInstanceOf(MalformedJsonException.class);
    }

    @ParameterizedTest
    @CsvSource({"3, a comma or } is missing", "1, \"a\" stands there twice"})
    void the_line_is_told(int line, String problem) {
        String text = line == 3 ? "{\n\"a\": 1\n\"b\": 2}" : "{\"a\": 1, \"a\": 1}";

        assertThatThrownBy(() -> JsonReader.read(text)).hasMessage("line " + line + ": " + problem);
    }

    @Test
    void endless_nesting_is_refused_before_the_stack_ends() {
        assertThatThrownBy(() -> JsonReader.read("[".repeat(1_000_000))).hasMessage("line 1: it is nested too deeply");
    }
}
