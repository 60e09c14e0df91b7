package dev.reprise.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static com.google.testing.compile.Compiler.javac;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WaitingForTypesTest {

    private static final String ORDER = "package demo; public record Order(String id) {}";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "package demo; public record Late(String id) {} | @Retryable @Idempotent(key = \"late.id\", attemptId = \"order.id\") String pay(Late late, Order order);",
                "package demo; public class Late extends java.io.IOException {} | @Retryable @Idempotent String pay() throws Late;",
                "package demo; public class Late extends RuntimeException {} | @Retryable(on = Late.class) @Idempotent String pay();",
                "package demo; public class Late { public static final int TRIES = 2; } | @Retryable(maxTries = Late.TRIES) @Idempotent String pay();",
            })
    void an_interface_waits_for_a_type_that_another_processor_writes(String late, String member) {
        Compilation compilation = compile(new Writing("demo.Late", late), member);

        assertThat(compilation).succeededWithoutWarnings();
        assertThat(compilation).generatedSourceFile("demo.RetryingApi");
    }

    @Test
    void a_parent_that_another_processor_writes_has_its_methods_in_the_proxy() {
        Compilation compilation = compile(
                new Writing("demo.Late", "package demo; public interface Late { String inherited(); }"),
                "interface Child extends Late { @dev.reprise.Retryable @dev.reprise.Idempotent String own(); }");

        assertThat(compilation).succeededWithoutWarnings();
        assertThat(compilation)
                .generatedSourceFile("demo.RetryingApi_Child")
                .contentsAsUtf8String()
                .contains("public String inherited()");
    }

    @Test
    void a_policy_waits_for_the_interface_that_it_is_for() {
        Compilation compilation = compile(
                new Writing(
                        "demo.Late",
                        "package demo; public interface Late { String find(String id) throws java.io.IOException; }"),
                "@RetryPolicyFor(Late.class) interface Policy { @Retryable @Idempotent void find(String id); }");

        assertThat(compilation).succeededWithoutWarnings();
        assertThat(compilation)
                .generatedSourceFile("demo.RetryingApi_Policy")
                .contentsAsUtf8String()
                .contains("public String find(String id) throws IOException");
    }

    @Test
    void a_policy_may_be_for_an_interface_whose_types_another_processor_writes() {
        Compilation compilation =
                compile(new Writing("demo.Late", "package demo; public class Late extends Exception {}"), """
                interface Vendor { void send(String order) throws Late; }
                @RetryPolicyFor(Vendor.class) @Retryable @Idempotent interface Policy {}
                """);

        assertThat(compilation).succeeded();
        assertThat(compilation)
                .generatedSourceFile("demo.RetryingApi_Policy")
                .contentsAsUtf8String()
                .contains("public void send(String order) throws Late");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void it_waits_as_many_rounds_as_it_takes_wherever_it_stands_among_the_processors(boolean last) {
        List<Processor> processors = new ArrayList<>(List.of(new RetryProcessor(), new ComposedPolicyProcessor()));
        processors.addAll(
                last ? 0 : processors.size(),
                List.of(
                        new Writing(
                                "demo.Late",
                                "package demo; public interface Late { Later inherited() throws Latest; }"),
                        new Writing("demo.Later", "package demo; public class Later {}", 2),
                        new Writing("demo.Latest", "package demo; public class Latest extends Exception {}", 3)));

        Compilation compilation = javac().withProcessors(processors)
                // With an annotation that is not ours, for javac asks no further processor once all are claimed.
                .compile(api("@SuppressWarnings(\"serial\") @Retryable @Idempotent"
                        + " interface Child extends Late { Later own(Latest[] all); }"));

        assertThat(compilation).succeededWithoutWarnings();
        assertThat(compilation)
                .generatedSourceFile("demo.RetryingApi_Child")
                .contentsAsUtf8String()
                .contains("public Later inherited() throws Latest");
    }

    @Test
    void a_type_that_nobody_writes_is_named_beside_the_message_of_the_compiler() {
        Compilation compilation = compile(
                new Writing("demo.Other", "package demo; class Other {}"),
                "@Retryable @Idempotent String pay(Late late);");

        assertThat(compilation).failed();
        assertThat(compilation).hadErrorCount(2);
        assertThat(compilation)
                .hadErrorContaining("[retry:unresolved-type] pay uses the type Late")
                .inFile(api("@Retryable @Idempotent String pay(Late late);"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void so_is_one_that_is_still_missing_after_others_came_in_two_rounds(boolean last) {
        List<Processor> processors = new ArrayList<>(List.of(new RetryProcessor(), new ComposedPolicyProcessor()));
        processors.addAll(
                last ? 0 : processors.size(),
                List.of(
                        new Writing("demo.Late", "package demo; public interface Late { Later inherited(); }"),
                        new Writing("demo.Later", "package demo; public class Later {}", 2)));

        Compilation compilation = javac().withProcessors(processors)
                .compile(api("@SuppressWarnings(\"serial\") @Retryable @Idempotent"
                        + " interface Child extends Late { Never own(Later later); }"));

        assertThat(compilation).failed();
        assertThat(compilation).hadErrorCount(2);
        assertThat(compilation).hadErrorContaining("[retry:unresolved-type] own uses the type Never");
    }

    private static Compilation compile(Writing writing, String member) {
        return javac().withProcessors(writing, new RetryProcessor(), new ComposedPolicyProcessor())
                .compile(api(member), JavaFileObjects.forSourceString("demo.Order", ORDER));
    }

    private static JavaFileObject api(String member) {
        return JavaFileObjects.forSourceString(
                "demo.Api", "package demo;\nimport dev.reprise.*;\npublic interface Api {\n" + member + "\n}");
    }

    /** Writes one type in the first or a later round: it exists from the next one on. */
    @SupportedAnnotationTypes("*")
    private static final class Writing extends AbstractProcessor {

        private final String name;
        private final String source;
        private int roundsLeft;

        Writing(String name, String source) {
            this(name, source, 1);
        }

        Writing(String name, String source, int round) {
            this.name = name;
            this.source = source;
            this.roundsLeft = round;
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latestSupported();
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            if (--roundsLeft == 0) {
                try (Writer file =
                        processingEnv.getFiler().createSourceFile(name).openWriter()) {
                    file.write(source);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
            return false;
        }
    }
}
