package dev.reprise.processor.write;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.reprise.processor.ComposedPolicyProcessor;
import dev.reprise.processor.RetryProcessor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What generated code looks like, for the eye: what it does is tested elsewhere. When it has changed on purpose,
 * {@code -Dgolden.update=true} writes the expected files anew, and their difference is to be read.
 */
class GoldenFilesTest {

    private static final Path FOLDER = Path.of("src/test/resources/golden");

    @ParameterizedTest
    @ValueSource(strings = {"Catalogue", "Orders", "Transfers", "Pages", "Judged", "Shapes"})
    void the_generated_class_is_the_expected_one(String client) throws IOException {
        Path expected = FOLDER.resolve("Retrying" + client + ".java");

        Compilation compilation = Compiler.javac()
                .withProcessors(new RetryProcessor(), new ComposedPolicyProcessor())
                .withOptions("-Xlint:all", "-Werror")
                .compile(JavaFileObjects.forSourceString(
                        "demo." + client, Files.readString(FOLDER.resolve(client + ".java"))));

        assertThat(compilation).succeededWithoutWarnings();
        assertThat(compilation.generatedSourceFiles()).hasSize(1);
        String written =
                compilation.generatedSourceFiles().get(0).getCharContent(false).toString();
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(expected, written);
        }
        assertThat(written).isEqualTo(Files.readString(expected));
    }
}
