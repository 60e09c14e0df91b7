package dev.reprise.processor.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Proxies that stand in a difficult place compile, without a word from the compiler. */
class CompiledProxyTest {

    @TempDir
    private Path folder;

    @Test
    void a_member_type_may_be_called_like_a_type_of_the_runtime() {
        assertThat(compile("""
                interface Api {
                    class Attempt {}

                    interface Verdict {}

                    @HttpMethod("GET")
                    Attempt find(Verdict verdict);
                }
                """)).isEmpty();
    }

    @Test
    void a_signature_may_mention_a_type_nested_in_a_namesake_of_a_member_type() {
        String other = "package other; public class Attempt { public static class Scope {} }";
        assertThat(compile("""
                interface Api {
                    class Attempt {}

                    @HttpMethod("GET")
                    java.util.List<other.Attempt.Scope> find(Attempt own, other.Attempt.Scope[] scopes);
                }
                """, other)).isEmpty();
    }

    @Test
    void a_deprecated_interface_is_implemented_in_silence() {
        assertThat(compile("""
                @Deprecated(forRemoval = true)
                interface Api {
                    @HttpMethod("GET")
                    @Deprecated
                    String find(String id);

                    @HttpMethod("GET")
                    @Deprecated(forRemoval = true)
                    String search(String id);
                }
                """)).isEmpty();
    }

    @Test
    void a_method_may_throw_what_its_caller_decides() {
        String vendor = """
                package vendor;
                public interface Vendor<T, E extends Exception> {
                    interface Work<R, X extends Exception> { R run() throws X; }
                    <R, X extends Exception> R run(Work<R, X> work, T[] given) throws X, E;
                    <X extends java.io.IOException> void run(X failure) throws X;
                    <X extends java.io.IOException & java.io.Closeable, Y extends X> void raise(Y failure) throws Y, X;
                    void close() throws E;
                }
                """;

        assertThat(compileAgainst(Map.of("vendor.Vendor", vendor), """
                        package demo;
                        import dev.reprise.*;
                        @RetryPolicyFor(vendor.Vendor.class)
                        @Retryable
                        @Idempotent
                        public interface Api {
                            <V, F extends Exception> void run(vendor.Vendor.Work<V, F> work, Object[] given);
                            void run(java.io.IOException failure);
                        }
                        """)).isEmpty();
    }

    @Test
    void the_target_may_bear_annotations_that_are_not_on_the_class_path() {
        Map<String, String> sources = Map.of("lost.Lost", """
                package lost;
                import java.lang.annotation.*;
                @Retention(RetentionPolicy.RUNTIME)
                public @interface Lost { String value(); Class<?> type(); }
                """, "vendor.Vendor", """
                package vendor;
                import lost.Lost;
                @Lost(value = "odd", type = Lost.class)
                public interface Vendor {
                    @Lost(value = "odd", type = Lost.class)
                    String find(@Lost(value = "odd", type = Lost.class) String id);
                }
                """);

        assertThat(compileAgainst(
                        sources,
                        "package demo; import dev.reprise.*; @RetryPolicyFor(vendor.Vendor.class)"
                                + " @Retryable @Idempotent public interface Api {}"))
                .isEmpty();
    }

    /** Against class files; those of the package {@code lost} are missing. */
    private List<Reported> compileAgainst(Map<String, String> library, String api) {
        File classes = Javac.library(
                library.entrySet().stream()
                        .map(source -> JavaFileObjects.forSourceString(source.getKey(), source.getValue()))
                        .toList(),
                folder);
        File[] lost = new File(classes, "lost").listFiles();
        if (lost != null) {
            Stream.of(lost).forEach(File::delete);
        }
        return Javac.compile(
                List.of(JavaFileObjects.forSourceString("demo.Api", api)),
                List.of("-Xlint:all,-processing,-classfile,-path", "-Werror"),
                List.of(classes));
    }

    /** Compiles {@code demo.Api}, which is retried, with every warning there is. */
    private static List<Reported> compile(String api, String... others) {
        List<JavaFileObject> sources = new ArrayList<>();
        sources.add(JavaFileObjects.forSourceString(
                "demo.Api", "package demo; import dev.reprise.*; @Retryable public " + api));
        for (String other : others) {
            sources.add(JavaFileObjects.forSourceString("other.Attempt", other));
        }
        return Javac.compile(sources, List.of("-Xlint:all,-processing,-classfile,-path"), List.of());
    }
}
