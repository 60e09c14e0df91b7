package dev.reprise.processor.write;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import dev.reprise.processor.corpus.Manifests;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What manifest and page look like; renewed as {@link GoldenFilesTest} says. */
class GoldenManifestTest {

    private static final Path FOLDER = Path.of("src/test/resources/golden");

    @ParameterizedTest
    @ValueSource(strings = {"Orders.json", "Orders.md"})
    void the_file_is_the_expected_one(String name) throws IOException {
        Path expected = FOLDER.resolve(name);

        String written = Manifests.of(
                        JavaFileObjects.forSourceString("demo.Orders", Files.readString(FOLDER.resolve("Orders.java"))))
                .file("demo." + name);

        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(expected, written);
        }
        assertThat(written).isEqualTo(Files.readString(expected));
    }
}
