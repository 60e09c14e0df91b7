package dev.reprise.processor.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which baselines are none, whatever was committed in their place. */
class BadBaselineTest extends BaselineTests {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "[]",
                "{}",
                "{\"format\": 1, \"interface\": \"demo.Api\"}",
                "<html>",
                "{\"format\": 2, \"interface\": \"demo.Api\", \"methods\": []}",
                "{\"format\": 1, \"interface\": \"demo.Api\", \"methods\": [7]}",
                "{\"format\": 1, \"interface\": \"demo.Api\", \"methods\": [{\"signature\": \"a()\", \"operation\": \"a\"}]}",
                "{\"format\": 1, \"format\": 1, \"interface\": \"demo.Api\", \"methods\": []}"
            })
    void what_is_no_manifest_is_told_at_the_interface(String text) throws IOException {
        commit(text);

        assertThat(compile(PAY)).extracting(Reported::summary).containsExactly("Api.java:3:8 bad-baseline");
    }

    @Test
    void a_manifest_cut_off_anywhere_never_makes_the_processor_fail() throws IOException {
        String manifest = committed();
        for (int length = 0; length < manifest.length() - 2; length += 97) {
            commit(manifest.substring(0, length));

            assertThat(compile(PAY))
                    .extracting(Reported::id)
                    .as("%s characters", length)
                    .containsExactly("bad-baseline");
        }
    }

    @Test
    void other_charsets_and_huge_files_are_refused() throws IOException {
        Path file = folder.resolve("demo.Api.json");
        Files.write(file, committed().replace("Api.pay", "Api.z\u00e4hle").getBytes(StandardCharsets.ISO_8859_1));
        assertThat(compile(PAY))
                .singleElement()
                .satisfies(it -> assertThat(it.message()).contains("is not in UTF-8"));

        Files.write(file, committed().getBytes(StandardCharsets.UTF_8));
        Files.write(file, committed().getBytes(StandardCharsets.UTF_16));
        assertThat(compile(PAY)).extracting(Reported::id).containsExactly("bad-baseline");

        Files.write(file, new byte[(16 << 20) + 1]);
        assertThat(compile(PAY))
                .singleElement()
                .satisfies(it -> assertThat(it.message()).contains("larger than any"));
    }

    @Test
    void a_folder_in_the_place_of_a_manifest_is_called_one() throws IOException {
        Path file = folder.resolve("demo.Api.json");
        Files.delete(file);
        Files.createDirectory(file);

        assertThat(compile(PAY))
                .singleElement()
                .satisfies(it -> assertThat(it.message()).contains("demo.Api.json is a folder, not a manifest"));
    }

    @Test
    void a_bad_file_that_the_option_names_is_told_once() throws IOException {
        commit("no JSON");

        assertThat(compile(
                        folder.resolve("demo.Api.json"),
                        api(PAY),
                        JavaFileObjects.forSourceString(
                                "Other", "import dev.reprise.*; interface Other { " + PAY + "}")))
                .extracting(Reported::summary)
                .containsExactly("nowhere bad-baseline");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-Aretry.baseline",
                "-Aretry.baseline=",
                "-Aretry.baseline=.",
                "-Aretry.baseline=\u0000",
                "-Aretry.baseline=/dev/null"
            })
    void a_path_that_leads_to_no_baseline_is_told_once(String option) {
        assertThat(Javac.compile(List.of(api(PAY)), List.of(option), List.of()))
                .extracting(Reported::summary)
                .containsExactly("nowhere bad-baseline");
    }
}
