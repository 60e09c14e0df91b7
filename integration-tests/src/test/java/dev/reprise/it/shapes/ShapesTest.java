package dev.reprise.it.shapes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The list of shapes says where each one is, and it is there. */
class ShapesTest {

    private static final Path LIST = Path.of("src/test/resources/shapes/README.md");
    private static final Path REPOSITORY = Path.of("..");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| (\\d+) \\| .* \\| (.*) \\|$");
    private static final Pattern TEST = Pattern.compile("`(\\w+)`");

    @Test
    void the_list_has_all_80() throws IOException {
        assertThat(rows())
                .extracting(row -> Integer.valueOf(row.group(1)))
                .containsExactlyElementsOf(IntStream.rangeClosed(1, 80).boxed().toList());
        assertThat(rows()).allMatch(row -> row.group(2).matches("sources.*|`.*|limit: .*|later: .*"));
    }

    @Test
    void a_shape_has_sources_exactly_where_the_list_says_so() throws IOException {
        assertThat(Shape.all().stream().map(Shape::number).distinct())
                .containsExactlyInAnyOrderElementsOf(rows().stream()
                        .filter(row -> row.group(2).startsWith("sources"))
                        .map(row -> Integer.valueOf(row.group(1)))
                        .toList());
    }

    @Test
    void the_tests_that_the_list_names_exist() throws IOException {
        Set<String> named = rows().stream()
                .flatMap(row -> TEST.matcher(row.group(2)).results())
                .map(test -> test.group(1) + ".java")
                .collect(Collectors.toSet());
        try (Stream<Path> files = Files.walk(REPOSITORY)) {
            files.forEach(file -> named.remove(file.getFileName().toString()));
        }
        assertThat(named).isEmpty();
    }

    private static List<MatchResult> rows() throws IOException {
        return ROW.matcher(Files.readString(LIST)).results().toList();
    }
}
