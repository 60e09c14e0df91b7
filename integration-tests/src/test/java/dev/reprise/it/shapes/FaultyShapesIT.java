package dev.reprise.it.shapes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.reprise.processor.corpus.Expectation;
import dev.reprise.processor.corpus.Reported;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is wrong with an interface is told once, in its own file and at the value, even though all of them are compiled at once
 * and classes beside them mention the proxies everywhere.
 */
class FaultyShapesIT {

    @TempDir
    private Path home;

    @TestFactory
    Stream<DynamicTest> javac_tells_each_fault_once_at_its_place() throws IOException {
        // The option makes it go on to the bodies of methods, where proxies are mentioned, as it does under Error
        // Prone.
        return check(
                Shape.faulty(),
                ToolProvider.getSystemJavaCompiler(),
                where -> where,
                "-Xlint:all,-processing,-auxiliaryclass",
                "-Xmaxerrs",
                "1000",
                "-XDshould-stop.ifError=FLOW");
    }

    /** It points at the member's name and not at the value: lines are what can be compared. */
    @TestFactory
    Stream<DynamicTest> the_compiler_of_eclipse_tells_the_same_in_the_same_lines() throws IOException {
        return check(
                Shape.faulty().stream().map(Shape::forEveryCompiler).toList(),
                new EclipseCompiler(),
                where -> where.replaceFirst(":\\d+ ", " "),
                "-warn:-warningToken");
    }

    private Stream<DynamicTest> check(
            List<Shape> shapes, JavaCompiler compiler, UnaryOperator<String> place, String... options)
            throws IOException {
        List<Diagnostic<? extends JavaFileObject>> said = new ShapeCompilation(shapes, home).run(compiler, options);
        Stream<DynamicTest> ofShapes = shapes.stream()
                .map(shape -> dynamicTest(shape.toString(), shape.folder().toUri(), () -> {
                    List<Reported> reported = said.stream()
                            .filter(diagnostic -> isIn(shape, diagnostic))
                            .map(Reported::of)
                            .toList();
                    assertThat(reported)
                            .as(() -> String.join(
                                    "\n\n",
                                    reported.stream().map(Reported::message).toList()))
                            .extracting(message -> place.apply(message.summary()))
                            .containsExactlyInAnyOrderElementsOf(shape.expectations().stream()
                                    .map(expectation -> place.apply(expectation.summary()))
                                    .toList());
                    assertThat(shape.expectations())
                            .allSatisfy(expectation -> assertThat(reported)
                                    .anySatisfy(message -> assertThat(fits(message, expectation, place))
                                            .isTrue()));
                }));
        DynamicTest elsewhere = dynamicTest(
                "nothing is said of anything else",
                () -> assertThat(said)
                        .filteredOn(diagnostic -> shapes.stream().noneMatch(shape -> isIn(shape, diagnostic)))
                        .extracting(Reported::of)
                        .isEmpty());
        return Stream.concat(ofShapes, Stream.of(elsewhere));
    }

    private static boolean fits(Reported message, Expectation expectation, UnaryOperator<String> place) {
        return place.apply(message.summary()).equals(place.apply(expectation.summary()))
                && message.message().contains(expectation.text());
    }

    private static boolean isIn(Shape shape, Diagnostic<? extends JavaFileObject> diagnostic) {
        return diagnostic.getSource() != null
                && Path.of(diagnostic.getSource().toUri())
                        .startsWith(shape.folder().toAbsolutePath());
    }
}
