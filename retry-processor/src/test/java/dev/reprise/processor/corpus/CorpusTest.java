package dev.reprise.processor.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.testing.compile.JavaFileObjects;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.frameworks.StubAnnotations;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every diagnostic, at its file, line and column under javac, and no other beside it. A case is a file, or a folder of files
 * that are compiled together, in {@code src/test/resources/diagnostics/<id>}; a folder {@code lib} in a case is compiled
 * before and without the processor, like a dependency; the frameworks' annotations are always there. See {@link MarkedSource} for what the comments in them mean.
 */
class CorpusTest {

    private static final Path CORPUS = Path.of("src/test/resources/diagnostics");

    /** No source can make the processor fail on purpose: its guard has a test of its own. */
    private static final String FAULT_OF_OUR_OWN = DiagnosticId.INTERNAL_ERROR.id();

    private static final File STUBS = StubAnnotations.compiled().toFile();

    @TempDir
    private Path temporary;

    @TestFactory
    Stream<DynamicTest> every_fault_is_told_once_at_its_place() throws IOException {
        return cases().stream()
                .map(path -> dynamicTest(CORPUS.relativize(path).toString(), path.toUri(), () -> check(path)));
    }

    /** It points at the member's name and not at the value, and of an array not at the entry: lines are what can be compared. */
    @TestFactory
    Stream<DynamicTest> ecj_says_the_same_in_the_same_lines() throws IOException {
        return cases().stream()
                .map(path -> dynamicTest(CORPUS.relativize(path).toString(), path.toUri(), () -> checkWithEcj(path)));
    }

    private void checkWithEcj(Path path) throws IOException {
        List<MarkedSource> sources = sources(path);
        assumeThat(sources).noneMatch(MarkedSource::isForJavacOnly);
        List<Reported> reported = Ecj.compile(
                sources.stream().map(MarkedSource::path).toList(),
                sources.stream().flatMap(source -> source.options().stream()).toList(),
                libraries(path),
                Files.createTempDirectory(temporary, "ecj"));

        assertThat(reported)
                .extracting(message -> line(message.summary()))
                .containsExactlyInAnyOrderElementsOf(sources.stream()
                        .flatMap(source -> source.expectations().stream())
                        .filter(expectation -> !expectation.id().equals("compiler"))
                        .map(expectation -> line(expectation.summary()))
                        .toList());
    }

    private static String line(String summary) {
        return summary.replaceAll(":\\d+ ", " ");
    }

    @Test
    void every_diagnostic_has_a_case() throws IOException {
        List<String> ids = Arrays.stream(DiagnosticId.values())
                .map(DiagnosticId::id)
                .filter(id -> !id.equals(FAULT_OF_OUR_OWN))
                .toList();

        assertThat(cases())
                .extracting(path -> path.getParent().getFileName().toString())
                .isSubsetOf(ids)
                .containsAll(ids);
    }

    private static List<Path> cases() throws IOException {
        try (Stream<Path> paths = Files.walk(CORPUS, 2)) {
            return paths.filter(path -> CORPUS.relativize(path).getNameCount() == 2)
                    .sorted()
                    .toList();
        }
    }

    private void check(Path path) throws IOException {
        List<MarkedSource> sources = sources(path);
        List<Expectation> expected = sources.stream()
                .flatMap(source -> source.expectations().stream())
                .toList();
        List<Reported> reported = Javac.compile(
                sources.stream().map(CorpusTest::fileObject).toList(),
                sources.stream().flatMap(source -> source.options().stream()).toList(),
                libraries(path));

        assertThat(reported)
                .extracting(Reported::summary)
                .as(() -> String.join(
                        "\n\n", reported.stream().map(Reported::message).toList()))
                .containsExactlyInAnyOrderElementsOf(
                        expected.stream().map(Expectation::summary).toList());
        assertThat(expected)
                .allSatisfy(expectation -> assertThat(reported).anySatisfy(message -> {
                    assertThat(message.summary()).isEqualTo(expectation.summary());
                    assertThat(message.message()).contains(expectation.text());
                }));
        assertThat(reported).allSatisfy(CorpusTest::hasTheRightForm);
        assertThat(expected)
                .extracting(Expectation::id)
                .contains(path.getParent().getFileName().toString());
    }

    private static void hasTheRightForm(Reported reported) {
        if (reported.id().equals("compiler")) {
            return;
        }
        DiagnosticId id = DiagnosticId.of(reported.id());
        assertThat(reported.kind()).isEqualTo(id.isError() ? Diagnostic.Kind.ERROR : Diagnostic.Kind.WARNING);
        assertThat(reported.message().lines().toList())
                .satisfies(lines -> assertThat(lines.get(0)).startsWith("[retry:" + id.id() + "] "))
                .satisfies(lines -> assertThat(lines.get(1)).startsWith("  "))
                .satisfies(
                        lines -> assertThat(lines.get(lines.size() - 1)).endsWith("  docs/diagnostics.md#" + id.id()));
    }

    private static List<MarkedSource> sources(Path path) throws IOException {
        if (Files.isRegularFile(path)) {
            return List.of(MarkedSource.read(path));
        }
        try (Stream<Path> files = Files.list(path)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .map(MarkedSource::read)
                    .toList();
        }
    }

    private List<File> libraries(Path path) throws IOException {
        Path folder = path.resolve("lib");
        if (!Files.isDirectory(folder)) {
            return List.of(STUBS);
        }
        List<JavaFileObject> sources = new ArrayList<>();
        for (MarkedSource source : sources(folder)) {
            sources.add(fileObject(source));
        }
        return List.of(STUBS, Javac.library(sources, Files.createTempDirectory(temporary, "lib")));
    }

    private static JavaFileObject fileObject(MarkedSource source) {
        return JavaFileObjects.forSourceString(source.qualifiedName(), source.text());
    }
}
