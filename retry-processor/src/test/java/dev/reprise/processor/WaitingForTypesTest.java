package dev.reprise.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static com.google.testing.compile.Compiler.javac;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    private static Compilation compile(Writing writing, String member) {
        return javac().withProcessors(writing, new RetryProcessor(), new ComposedPolicyProcessor())
                .compile(api(member), JavaFileObjects.forSourceString("demo.Order", ORDER));
    }

    private static JavaFileObject api(String member) {
        return JavaFileObjects.forSourceString(
                "demo.Api", "package demo;\nimport dev.reprise.*;\npublic interface Api {\n" + member + "\n}");
    }

    /** Writes one type in the first round: it exists from the second on. */
    @SupportedAnnotationTypes("*")
    private static final class Writing extends AbstractProcessor {

        private final String name;
        private final String source;
        private boolean written;

        Writing(String name, String source) {
            this.name = name;
            this.source = source;
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latestSupported();
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            if (!written) {
                written = true;
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
