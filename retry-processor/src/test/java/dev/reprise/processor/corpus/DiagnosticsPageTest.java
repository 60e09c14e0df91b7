package dev.reprise.processor.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.frameworks.StubAnnotations;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** docs/diagnostics.md keeps its promises: a section for each diagnostic, an example that shows it, a fix that cures it. */
class DiagnosticsPageTest {

    private static final Path PAGE = Path.of("../docs/diagnostics.md");

    /** What no source shows. */
    private static final Set<DiagnosticId> WITHOUT_EXAMPLES =
            Set.of(DiagnosticId.INTERNAL_ERROR, DiagnosticId.BAD_OPTION, DiagnosticId.BAD_BASELINE);

    @TempDir
    private Path temporary;

    private static final Pattern SECTION = Pattern.compile("(?ms)^## (\\S+)$(.*?)(?=^##? |\\z)");

    private static final Pattern EXAMPLE = Pattern.compile("(?ms)^```java$(.*?)^```$");

    /** What the page says its examples leave out. */
    private static final String PROLOGUE = """
            import dev.reprise.*;
            import dev.reprise.runtime.*;
            import java.io.*;
            import java.math.BigDecimal;
            import java.util.*;
            import java.util.concurrent.*;
            record PaymentCommand(String orderId, BigDecimal amount, String attemptId) {}
            record PaymentResult(String id) {}
            """;

    @Test
    void every_diagnostic_has_a_section_in_the_order_of_the_catalogue() throws IOException {
        assertThat(sections().keySet())
                .containsExactlyElementsOf(Arrays.stream(DiagnosticId.values())
                        .map(DiagnosticId::id)
                        .toList());
    }

    @Test
    void errors_stand_above_warnings() throws IOException {
        String page = Files.readString(PAGE);
        int warnings = page.indexOf("\n# Warnings\n");

        assertThat(page).contains("\n# Errors\n");
        assertThat(DiagnosticId.values())
                .allSatisfy(id -> assertThat(page.indexOf("\n## " + id.id() + "\n") < warnings)
                        .as(id.id())
                        .isEqualTo(id.isError()));
    }

    @Test
    void the_first_example_of_a_section_shows_the_fault_and_nothing_else() throws IOException {
        Map<String, Section> sections = sections();
        // The clean examples are what the baseline was made from.
        List<Reported> reported = compile(sections, 0, "-Aretry.baseline=" + baseline(sections));

        assertThat(reported)
                .filteredOn(message -> !message.id().equals("compiler"))
                .extracting(message -> file(message) + " " + message.id())
                .containsExactlyInAnyOrderElementsOf(sections.values().stream()
                        .filter(Section::hasExamples)
                        .map(section -> section.file() + " " + section.id())
                        .toList());
    }

    @Test
    void the_second_example_is_clean() throws IOException {
        assertThat(compile(sections(), 1)).isEmpty();
    }

    /** All at once, each in a package of its own. */
    private static List<Reported> compile(Map<String, Section> sections, int example, String... options) {
        return Javac.compile(
                sections.values().stream()
                        .filter(Section::hasExamples)
                        .map(section -> section.source(example))
                        .toList(),
                Stream.concat(
                                // The annotations of frameworks are no processor's business.
                                Stream.of(
                                        "-Xlint:all,-auxiliaryclass,-processing",
                                        "-Xmaxerrs",
                                        "1000",
                                        "-Xmaxwarns",
                                        "1000"),
                                Stream.of(options))
                        .toList(),
                List.of(StubAnnotations.compiled().toFile()));
    }

    /** The manifests of the clean examples of those sections that are about a baseline. */
    private Path baseline(Map<String, Section> sections) throws IOException {
        for (Section section : sections.values()) {
            if (section.id().startsWith("baseline-")) {
                Manifests.of(section.source(1)).writeTo(temporary);
            }
        }
        return temporary;
    }

    private static String file(Reported reported) {
        return reported.where().substring(0, reported.where().indexOf(':'));
    }

    private static Map<String, Section> sections() throws IOException {
        Map<String, Section> sections = new LinkedHashMap<>();
        SECTION.matcher(Files.readString(PAGE)).results().forEach(match -> {
            List<String> examples = EXAMPLE.matcher(match.group(2))
                    .results()
                    .map(example -> example.group(1))
                    .toList();
            sections.put(match.group(1), new Section(match.group(1), examples));
        });
        return sections;
    }

    private record Section(String id, List<String> examples) {

        boolean hasExamples() {
            return WITHOUT_EXAMPLES.stream().noneMatch(it -> it.id().equals(id));
        }

        String file() {
            return id + ".java";
        }

        JavaFileObject source(int example) {
            assertThat(examples).as(id).hasSize(2);
            String name = "demo." + id.replace('-', '_');
            return JavaFileObjects.forSourceString(
                    name + "." + id, "package " + name + ";" + PROLOGUE + examples.get(example));
        }
    }
}
