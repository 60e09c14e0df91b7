package dev.reprise.processor.docs;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Test;

/**
 * The README shows an interface, the class that is generated from it, and what the compiler says to the same interface
 * without its key. When generated code has changed on purpose, {@code -Dgolden.update=true} writes the class anew.
 */
class ReadmeTest {

    private static final Path README = Path.of("../README.md");

    @Test
    void the_class_in_the_readme_is_the_one_that_the_processor_writes() throws IOException {
        String readme = Files.readString(README);
        List<Sample> samples = Sample.on(readme);
        assertThat(samples).hasSize(2);
        String shown = samples.get(1).code();

        Compilation compilation = compile(samples.get(0).code());

        assertThat(compilation).succeededWithoutWarnings();
        assertThat(compilation.generatedSourceFiles()).hasSize(1);
        String written =
                compilation.generatedSourceFiles().get(0).getCharContent(false).toString();
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(README, readme.replace(shown, written));
        } else {
            assertThat(shown).isEqualTo(written);
        }
    }

    @Test
    void the_error_in_the_readme_is_the_one_that_the_compiler_reports() throws IOException {
        String readme = Files.readString(README);
        String withoutKey = Sample.on(readme)
                .get(0)
                .code()
                .replaceAll("(?m)^ *@Idempotent\\(.*\n", "")
                .replace("@IdempotencyKey ", "");

        Compilation compilation = compile(withoutKey);

        assertThat(compilation.errors()).hasSize(1);
        Diagnostic<?> error = compilation.errors().get(0);
        String told = "PaymentsApi.java:" + error.getLineNumber() + ": error: " + error.getMessage(null);
        assertThat(readme.lines().map(String::strip))
                .containsSubsequence(told.lines().map(String::strip).toList());
    }

    private static Compilation compile(String client) {
        return Sample.javac()
                .withOptions("-Xlint:all", "-Werror")
                .compile(JavaFileObjects.forSourceString("demo.PaymentsApi", client));
    }
}
