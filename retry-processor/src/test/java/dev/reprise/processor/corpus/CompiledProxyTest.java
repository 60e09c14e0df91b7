package dev.reprise.processor.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** Proxies that stand in a difficult place compile, without a word from the compiler. */
class CompiledProxyTest {

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
