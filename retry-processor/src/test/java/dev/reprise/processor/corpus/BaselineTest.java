package dev.reprise.processor.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What counts as a change since the baseline. */
class BaselineTest extends BaselineTests {

    private static final String BY_RECORD = """
            @Retryable
            @Idempotent(key = "payment.order", attemptId = "payment.attempt")
            String pay(Payment payment, @IdempotencyKey String key);
            record Payment(String order, String attempt) {}
            """;

    @Test
    void nothing_is_said_where_nothing_changed() {
        assertThat(compile(PAY)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "int amount | long amount",
                "int amount | java.math.BigInteger amount",
                "pay( | pay(java.util.Locale locale, ",
                "@Retryable | @SuppressWarnings(\"retry:baseline-policy-changed\") @Retryable(maxTries = 2)"
            })
    void what_moves_no_key_is_no_change_of_the_key(String before, String after) {
        assertThat(compile(PAY.replace(before, after))).isEmpty();
    }

    @Test
    void names_of_parameters_and_components_are_no_part_of_a_key() throws IOException {
        assertThat(compile(PAY.replace("order", "number").replace("amount", "cents")))
                .isEmpty();

        Manifests.of(api(BY_RECORD)).writeTo(folder);

        assertThat(compile(BY_RECORD.replace("payment", "it").replace("order", "id")))
                .isEmpty();
    }

    @Test
    void a_last_part_may_become_the_attempt() throws IOException {
        String before = PAY.replace("\"amount\"}, attemptId = \"attempt\"", "\"amount\", \"attempt\"}");
        Manifests.of(api(before)).writeTo(folder);

        assertThat(compile(PAY)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"order\", \"amount\"} | {\"amount\", \"order\"}",
                "{\"order\", \"amount\"} | \"order\"",
                "int amount | java.math.BigDecimal amount",
                "int amount | java.util.List<Integer> amount",
                "attemptId | scope = \"x\", attemptId",
                "attemptId | format = KeyFormat.UUID, attemptId",
                "key = {\"order\", \"amount\"}, attemptId = \"attempt\" | random = true",
                "pay( | transfer("
            })
    void what_moves_keys_is_an_error(String before, String after) {
        assertThat(compile(PAY.replace(before, after)))
                .extracting(Reported::id)
                .containsExactly("baseline-key-changed");
    }

    @Test
    void a_method_that_keeps_its_scope_may_be_renamed() {
        String renamed =
                PAY.replace("attemptId =", "scope = \"Api.pay\", attemptId =").replace("pay(", "transfer(");

        assertThat(compile(renamed)).isEmpty();
    }

    @Test
    void a_key_that_is_gone_is_an_error_where_the_method_stands() {
        String unkeyed =
                "@Retryable @HttpMethod(\"GET\") String pay(String order, int amount, String attempt, String key);";

        assertThat(compile(unkeyed))
                .filteredOn(reported -> reported.id().equals("baseline-key-changed"))
                .singleElement()
                .satisfies(
                        reported -> assertThat(reported.message()).contains("The key of pay is gone; in the baseline"));
    }

    @Test
    void overloads_are_told_apart_by_their_parameters() throws IOException {
        String overloads = PAY
                + "@Retryable @HttpMethod(\"GET\") String find(String id);"
                + "@Retryable @HttpMethod(\"GET\") String find(java.util.List<String> ids);";
        Manifests.of(api(overloads)).writeTo(folder);

        assertThat(compile(overloads)).isEmpty();
        assertThat(compile(overloads.replace(
                        "@Retryable @HttpMethod(\"GET\") String find(java",
                        "@Retryable(maxTries = 2) @HttpMethod(\"GET\") String find(java")))
                .singleElement()
                .satisfies(reported -> assertThat(reported.message())
                        .contains("find differs from the baseline: tries was 5 and is 2"));
    }

    @Test
    void a_file_is_the_baseline_of_its_interface_alone() {
        Path file = folder.resolve("demo.Api.json");

        assertThat(compile(
                        file,
                        api(PAY),
                        JavaFileObjects.forSourceString(
                                "Other", "import dev.reprise.*; interface Other { " + PAY + "}")))
                .isEmpty();
        assertThat(compile(file, api(PAY.replace("order\", ", "attempt\", "))))
                .extracting(Reported::id)
                .contains("key-duplicate");
        assertThat(compile(file, api(PAY.replace("@Retryable", "@Retryable(maxTries = 2)"))))
                .extracting(Reported::id)
                .containsExactly("baseline-policy-changed");
    }

    @Test
    void interfaces_of_the_unnamed_package_and_nested_ones_have_files_of_their_own() throws IOException {
        JavaFileObject source = JavaFileObjects.forSourceString(
                "Outer", "import dev.reprise.*; interface Outer { " + PAY + " interface $Api { " + PAY + "} }");
        Manifests manifests = Manifests.of(source);

        assertThat(manifests.files()).containsOnlyKeys("Outer.json", "Outer.md", "Outer$$Api.json", "Outer$$Api.md");
        manifests.writeTo(folder);
        assertThat(compile(folder, source)).isEmpty();
    }

    @Test
    void an_interface_with_an_error_gets_no_manifest() throws IOException {
        Path source = temporary.resolve("Both.java");
        Files.writeString(
                source,
                "import dev.reprise.*; interface Both { @Retryable(maxTries = 0) " + PAY.replace("@Retryable", "")
                        + " interface Good { " + PAY + "} }");

        Ecj.compile(List.of(source), List.of(), List.of(), temporary);

        assertThat(temporary.resolve("META-INF/reprise")).isDirectoryContaining("glob:**Both$Good.json");
        assertThat(temporary.resolve("META-INF/reprise/Both.json")).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\ufeff%s", "%s\n\n", "crlf", "unknown"})
    void what_editors_and_later_versions_add_does_not_matter(String how) throws IOException {
        String manifest = committed();
        commit(
                switch (how) {
                    case "crlf" -> manifest.replace("\n", "\r\n");
                    case "unknown" ->
                        manifest.replace("\"tries\"", "\"breaker\": {\"failures\": [5]}, \"tries\"")
                                .replace("\"format\"", "\"since\": null, \"format\"");
                    default -> how.formatted(manifest);
                });

        assertThat(compile(PAY)).isEmpty();
    }

    @Test
    void what_an_earlier_version_did_not_write_is_not_compared() throws IOException {
        commit(committed().replaceAll("\"(maxRetryAfter|classifier)\": .*,\n", ""));

        assertThat(compile(PAY)).isEmpty();
    }
}
