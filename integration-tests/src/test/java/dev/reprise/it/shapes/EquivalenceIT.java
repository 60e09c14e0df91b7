package dev.reprise.it.shapes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.reprise.it.Jdk;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.ThrowingConsumer;
import org.junit.jupiter.api.io.TempDir;

/** The classes of all shapes, as each compiler made them, against plain forwarding. */
class EquivalenceIT {

    @TempDir
    private static Path home;

    private static final List<URLClassLoader> LOADERS = new ArrayList<>();
    private static final List<Compiled> CLASSES = new ArrayList<>();

    /**
     * A generated class that a compiler compiled.
     *
     * @param compiler which of them, as a test is to be named
     */
    private record Compiled(String compiler, Class<?> type) {}

    @BeforeAll
    static void compile() throws IOException, InterruptedException, ClassNotFoundException {
        for (Jdk jdk : Jdk.installed()) {
            ShapeCompilation compilation = new ShapeCompilation(Shape.correct(), home.resolve("jdk" + jdk.release()));
            jdk.javac(compilation.arguments());
            load("javac " + jdk.release(), compilation);
        }
        ShapeCompilation compilation = new ShapeCompilation(
                Shape.correct().stream().map(Shape::forEveryCompiler).toList(), home.resolve("ecj"));
        assertThat(compilation.run(new EclipseCompiler(), "-nowarn")).isEmpty();
        load("ECJ", compilation);
    }

    /** Each compiler's classes have a loader of their own: all have the same names. */
    private static void load(String compiler, ShapeCompilation compilation) throws IOException, ClassNotFoundException {
        List<URL> urls = new ArrayList<>();
        for (String entry : compilation.classPath().split(File.pathSeparator)) {
            urls.add(Path.of(entry).toUri().toURL());
        }
        urls.add(compilation.classes().toUri().toURL());
        URLClassLoader loader = new URLClassLoader(urls.toArray(URL[]::new), EquivalenceIT.class.getClassLoader());
        LOADERS.add(loader);
        for (String file : compilation.generated().keySet()) {
            String name = file.replaceAll("\\.java$", "").replace('/', '.');
            CLASSES.add(new Compiled(compiler, loader.loadClass(name)));
        }
    }

    @AfterAll
    static void close() throws IOException {
        for (URLClassLoader loader : LOADERS) {
            loader.close();
        }
    }

    @TestFactory
    Stream<DynamicTest> every_generated_class_calls_its_delegate_as_plain_forwarding_does() {
        return ofEach(Equivalence::check);
    }

    @TestFactory
    Stream<DynamicTest> a_generated_class_is_as_visible_as_its_interface() {
        return ofEach(type ->
                assertThat(Modifier.isPublic(type.getModifiers())).isEqualTo(isVisible(type.getInterfaces()[0])));
    }

    @TestFactory
    Stream<DynamicTest> no_annotation_of_the_interface_acts_twice() {
        return ofEach(type -> assertThat(Arrays.asList(type.getAnnotations())).allMatch(Deprecated.class::isInstance));
    }

    private static Stream<DynamicTest> ofEach(ThrowingConsumer<Class<?>> test) {
        return CLASSES.stream()
                .map(compiled -> dynamicTest(
                        compiled.type().getName() + " by " + compiled.compiler(), () -> test.accept(compiled.type())));
    }

    private static boolean isVisible(Class<?> type) {
        for (Class<?> around = type; around != null; around = around.getEnclosingClass()) {
            if (!Modifier.isPublic(around.getModifiers())) {
                return false;
            }
        }
        return true;
    }
}
