package dev.reprise.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The published schema says what the manifests are, neither more nor less. */
class ManifestSchemaTest {

    private static final Path SCHEMA = Path.of("../docs/manifest.schema.json");

    /** Where the compiler put those of the interfaces of the tests, and a golden one. */
    private static final List<Path> MANIFESTS =
            List.of(Path.of("target/test-classes/META-INF/reprise"), Path.of("../retry-processor/src/test/resources"));

    static List<Path> manifests() throws IOException {
        try (Stream<Path> compiled = Files.walk(MANIFESTS.get(0));
                Stream<Path> kept = Files.walk(MANIFESTS.get(1))) {
            return Stream.concat(compiled, kept)
                    .filter(file -> file.toString().endsWith(".json"))
                    // The cases of what is no manifest.
                    .filter(file -> !file.toString().contains("bad-baseline"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("manifests")
    void every_manifest_is_as_the_schema_says(Path manifest) throws IOException {
        assertThat(faults(Files.readString(manifest))).isEmpty();
    }

    @Test
    void the_interfaces_of_these_tests_have_manifests() throws IOException {
        assertThat(manifests()).hasSizeGreaterThan(20);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '>',
            value = {
                "\"format\": 1 > \"format\": 2",
                "\"tries\": 5 > \"tries\": 0",
                "\"PT1S\" > \"1s\"",
                "[429, > [200,",
                "\"deadline\" > \"deadlin\"",
                "\"form\": \"text\" > \"form\": \"string\""
            })
    void the_schema_refuses_what_is_no_manifest(String right, String wrong) throws IOException {
        String manifest = Files.readString(MANIFESTS.get(1).resolve("golden/Orders.json"));
        assertThat(manifest).contains(right);

        assertThat(faults(manifest.replace(right, wrong))).isNotEmpty();
    }

    private static List<String> faults(String manifest) throws IOException {
        Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Files.readString(SCHEMA), InputFormat.JSON);
        return schema.validate(manifest, InputFormat.JSON).stream()
                .map(Object::toString)
                .toList();
    }
}
