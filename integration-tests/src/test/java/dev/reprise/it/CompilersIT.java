package dev.reprise.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The compilers that run the processor have nothing to say about what it writes, and it writes the same in all of them. */
class CompilersIT {
    private static Map<String, String> expected;

    @TempDir
    private Path home;

    @BeforeAll
    static void compile_in_this_process(@TempDir Path home) throws IOException {
        ClientSources sources = new ClientSources(home);
        JdkTool.JAVAC.run(sources.arguments(UnaryOperator.identity(), "--release", "17", "-Xlint:all", "-Werror"));
        expected = sources.generated();
        assertThat(expected).isNotEmpty();
    }

    static Collection<Jdk> jdks() throws IOException {
        return Jdk.installed();
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void any_jdk_in_any_order_of_files_any_locale_and_any_zone(Jdk jdk) throws IOException, InterruptedException {
        ClientSources sources = new ClientSources(home);

        jdk.javac(sources.arguments(
                CompilersIT::shuffled,
                "--release",
                "17",
                "-Xlint:all",
                "-Werror",
                "-encoding",
                "UTF-8",
                "-J-Dfile.encoding=UTF-16",
                "-J-Dline.separator=\r\n",
                "-J-Duser.language=tr",
                "-J-Duser.country=TR",
                "-J-Duser.timezone=Pacific/Chatham"));

        assertThat(sources.generated()).isEqualTo(expected);
    }

    @Test
    void the_compiler_of_eclipse() throws IOException {
        ClientSources sources = new ClientSources(home);
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said, true);
        // It warns of tokens of @SuppressWarnings that are not its own, and of the variable that StoreApi hides on
        // purpose.
        List<String> arguments =
                sources.arguments(UnaryOperator.identity(), "--release", "17", "-warn:-warningToken,typeHiding");

        boolean succeeded = BatchCompiler.compile(arguments.toArray(String[]::new), out, out, null);

        assertThat(said.toString()).isEmpty();
        assertThat(succeeded).isTrue();
        assertThat(sources.generated()).isEqualTo(expected);
    }

    private static List<Path> shuffled(List<Path> files) {
        List<Path> shuffled = new ArrayList<>(files);
        Collections.shuffle(shuffled, new Random(7));
        return shuffled;
    }
}
