package dev.reprise.it.shapes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.it.PackedJar;
import dev.reprise.processor.ComposedPolicyProcessor;
import dev.reprise.processor.RetryProcessor;
import dev.reprise.processor.corpus.Reported;
import java.io.File;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever else a build does with the processor, it writes the same classes and keeps nothing. */
class CompilationsIT {

    private static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();

    private static List<Shape> shapes;
    private static Map<String, String> expected;

    @TempDir
    private Path home;

    @BeforeAll
    static void compile_once(@TempDir Path home) throws IOException {
        shapes = Shape.correct().stream().filter(shape -> shape.number() < 20).toList();
        expected = compiled(home);
        assertThat(expected).isNotEmpty();
    }

    @Test
    void the_processor_may_be_on_the_class_path_and_on_the_processor_path() throws IOException {
        ShapeCompilation compilation = new ShapeCompilation(shapes, home);
        String both =
                compilation.classPath() + File.pathSeparator + PackedJar.join(PackedJar.PROCESSOR, PackedJar.JAVAPOET);

        assertThat(compilation.run(JAVAC, "-Xlint:all,-processing,-auxiliaryclass", "-Werror", "-cp", both).stream()
                        .map(Reported::of))
                .isEmpty();

        assertThat(compilation.generated()).isEqualTo(expected);
    }

    @Test
    void what_was_written_before_is_written_again() throws IOException {
        compiled(home);

        assertThat(compiled(home)).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-proc:only", "-implicit:none", "-parameters"})
    void options_of_javac_change_nothing(String option) throws IOException {
        ShapeCompilation compilation = new ShapeCompilation(shapes, home);

        assertThat(compilation.run(JAVAC, option)).isEmpty();

        assertThat(compilation.generated()).isEqualTo(expected);
    }

    @Test
    void neither_does_processing_alone_in_the_compiler_of_eclipse() throws IOException {
        ShapeCompilation compilation = new ShapeCompilation(shapes, home);

        assertThat(compilation.run(new EclipseCompiler(), "-proc:only", "-warn:-warningToken").stream()
                        .map(Reported::of))
                .isEmpty();

        assertThat(compilation.generated()).isEqualTo(expected);
    }

    @Test
    void two_compilations_side_by_side_do_not_meet() throws Exception {
        List<Callable<Map<String, String>>> compilations = new ArrayList<>();
        for (String name : List.of("one", "other")) {
            Path folder = Files.createDirectory(home.resolve(name));
            compilations.add(() -> compiled(folder));
        }
        ExecutorService threads = Executors.newFixedThreadPool(compilations.size());
        try {
            for (Future<Map<String, String>> written : threads.invokeAll(compilations)) {
                assertThat(written.get()).isEqualTo(expected);
            }
        } finally {
            threads.shutdownNow();
        }
    }

    /** As in a daemon, which keeps the processor's classes from one build to the next. */
    @Test
    void of_200_compilations_nothing_is_kept() throws IOException {
        Path source = Files.writeString(home.resolve("Rates.java"), """
                package demo;

                @dev.reprise.Retryable
                @dev.reprise.Idempotent
                interface Rates {
                    String rate(String pair) throws java.io.IOException;
                }
                """);
        List<WeakReference<ProcessingEnvironment>> environments = new ArrayList<>();
        List<String> options = List.of(
                "-proc:only", "-cp", PackedJar.join(PackedJar.ANNOTATIONS, PackedJar.RUNTIME), "-d", home.toString());
        Set<String> written = new HashSet<>();
        try (StandardJavaFileManager manager = JAVAC.getStandardFileManager(null, null, null)) {
            for (int i = 0; i < 200; i++) {
                JavaCompiler.CompilationTask task =
                        JAVAC.getTask(null, manager, null, options, null, manager.getJavaFileObjects(source));
                task.setProcessors(
                        List.of(new Witness(environments), new RetryProcessor(), new ComposedPolicyProcessor()));
                assertThat(task.call()).isTrue();
                written.add(Files.readString(home.resolve("demo/RetryingRates.java")));
                Files.delete(home.resolve("demo/RetryingRates.java"));
            }
        }

        System.gc();

        assertThat(written).hasSize(1);
        // Not none, for the collector promises nothing.
        assertThat(environments.stream().filter(environment -> environment.get() != null))
                .hasSizeLessThan(environments.size() / 10);
    }

    /** The tests of a module are compiled as part of it, and their interfaces get proxies there. */
    @Test
    void a_test_may_be_compiled_into_the_module_it_tests() throws IOException {
        Path module = home.resolve("module");
        String modules = PackedJar.join(PackedJar.ANNOTATIONS, PackedJar.RUNTIME);
        compile(
                Map.of(
                        "main/module-info.java", "module demo { requires dev.reprise.runtime; }",
                        "main/demo/Main.java", "package demo; class Main {}"),
                "--module-path",
                modules,
                "-d",
                module.toString());

        compile(
                Map.of("test/demo/Rates.java", """
                        package demo;

                        @dev.reprise.Retryable
                        @dev.reprise.Idempotent
                        interface Rates {
                            Main main();

                            Rates RATES = new RetryingRates(Main::new);
                        }
                        """),
                "--module-path",
                modules + File.pathSeparator + module,
                "--patch-module",
                "demo=" + home.resolve("test"),
                "--processor-path",
                PackedJar.join(PackedJar.PROCESSOR, PackedJar.JAVAPOET),
                "-Xlint:all",
                "-Werror",
                "-d",
                home.resolve("tests").toString());

        assertThat(home.resolve("tests/demo/RetryingRates.class")).exists();
    }

    private void compile(Map<String, String> sources, String... options) throws IOException {
        List<Path> files = new ArrayList<>();
        for (Map.Entry<String, String> source : sources.entrySet()) {
            Path file = home.resolve(source.getKey());
            Files.createDirectories(file.getParent());
            files.add(Files.writeString(file, source.getValue()));
        }
        assertThat(ShapeCompilation.run(JAVAC, List.of(options), files)).isEmpty();
    }

    private static Map<String, String> compiled(Path folder) throws IOException {
        ShapeCompilation compilation = new ShapeCompilation(shapes, folder);
        assertThat(compilation.run(JAVAC)).isEmpty();
        return compilation.generated();
    }

    /** Remembers the compiler as long as somebody else does. */
    @SupportedAnnotationTypes("*")
    private static final class Witness extends AbstractProcessor {

        private final List<WeakReference<ProcessingEnvironment>> environments;

        Witness(List<WeakReference<ProcessingEnvironment>> environments) {
            this.environments = environments;
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latestSupported();
        }

        @Override
        public synchronized void init(ProcessingEnvironment environment) {
            environments.add(new WeakReference<>(environment));
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            return false;
        }
    }
}
