package dev.reprise.it.shapes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

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
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The classes of all shapes, against plain forwarding. */
class EquivalenceIT {

    @TempDir
    private static Path home;

    private static URLClassLoader loader;
    private static List<Class<?>> proxies;

    @BeforeAll
    static void compile() throws IOException, ClassNotFoundException {
        ShapeCompilation compilation = new ShapeCompilation(Shape.correct(), home);
        assertThat(compilation.run(ToolProvider.getSystemJavaCompiler())).isEmpty();
        List<URL> urls = new ArrayList<>();
        for (String entry : compilation.classPath().split(File.pathSeparator)) {
            urls.add(Path.of(entry).toUri().toURL());
        }
        urls.add(compilation.classes().toUri().toURL());
        loader = new URLClassLoader(urls.toArray(URL[]::new), EquivalenceIT.class.getClassLoader());
        proxies = new ArrayList<>();
        for (String file : compilation.generated().keySet()) {
            proxies.add(loader.loadClass(file.replaceAll("\\.java$", "").replace('/', '.')));
        }
    }

    @AfterAll
    static void close() throws IOException {
        loader.close();
    }

    @TestFactory
    Stream<DynamicTest> every_generated_class_calls_its_delegate_as_plain_forwarding_does() {
        return proxies.stream().map(type -> dynamicTest(type.getName(), () -> Equivalence.check(type)));
    }

    @TestFactory
    Stream<DynamicTest> a_generated_class_is_as_visible_as_its_interface() {
        return proxies.stream()
                .map(type -> dynamicTest(
                        type.getName(),
                        () -> assertThat(Modifier.isPublic(type.getModifiers()))
                                .isEqualTo(isVisible(type.getInterfaces()[0]))));
    }

    @TestFactory
    Stream<DynamicTest> no_annotation_of_the_interface_acts_twice() {
        return proxies.stream()
                .map(type -> dynamicTest(
                        type.getName(),
                        () -> assertThat(Arrays.asList(type.getAnnotations())).allMatch(Deprecated.class::isInstance)));
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
