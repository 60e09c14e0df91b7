package dev.reprise.it.shapes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.it.Jdk;
import dev.reprise.processor.corpus.Reported;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A correct interface of whatever shape gets its proxy without a word, and the same one from every compiler. */
class CorrectShapesIT {

    /** Without "processing": it warns of annotations that no processor claims, such as those of a framework. */
    private static final String[] EVERY_WARNING = {"-Xlint:all,-processing,-auxiliaryclass", "-Werror"};

    private static Map<String, String> expected;

    @TempDir
    private Path home;

    @BeforeAll
    static void compile_in_this_process(@TempDir Path home) throws IOException {
        ShapeCompilation compilation = new ShapeCompilation(Shape.correct(), home);
        assertThat(said(compilation, ToolProvider.getSystemJavaCompiler(), EVERY_WARNING))
                .isEmpty();
        expected = compilation.generated();
        assertThat(expected).isNotEmpty();
    }

    /** All but the one that has been asked already. */
    static Collection<Jdk> others() throws IOException {
        return Jdk.installed().stream()
                .filter(jdk -> jdk.release() != Runtime.version().feature())
                .toList();
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("others")
    void another_jdk_has_nothing_to_say_either(Jdk jdk) throws IOException, InterruptedException {
        ShapeCompilation compilation = new ShapeCompilation(Shape.correct(), home);

        jdk.javac(compilation.arguments(EVERY_WARNING));

        assertThat(compilation.generated()).isEqualTo(expected);
    }

    @Test
    void neither_has_the_compiler_of_eclipse() throws IOException {
        ShapeCompilation compilation = new ShapeCompilation(
                Shape.correct().stream().map(Shape::forEveryCompiler).toList(), home);

        // It warns of tokens of @SuppressWarnings that are not its own, and of a bound that no subtype can have, as any
        // <S extends T> has where T is a record; nothing but "all" suppresses that.
        assertThat(said(compilation, new EclipseCompiler(), "-warn:-warningToken,finalBound"))
                .isEmpty();

        assertThat(compilation.generated()).isNotEmpty();
        assertThat(expected).containsAllEntriesOf(compilation.generated());
    }

    private static List<String> said(ShapeCompilation compilation, JavaCompiler compiler, String... options)
            throws IOException {
        return compilation.run(compiler, options).stream()
                .map(Reported::of)
                .map(reported -> reported.where() + ": " + reported.message())
                .toList();
    }
}
