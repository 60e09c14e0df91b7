package dev.reprise.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.Charset;
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
    private static final String[] OPTIONS = {"--release", "17", "-Xlint:all", "-Werror", "-encoding", "UTF-8"};

    private static Map<String, String> expected;

    @TempDir
    private Path home;

    @BeforeAll
    static void compile_in_this_process(@TempDir Path home) throws IOException {
        ClientSources sources = new ClientSources(home);
        JdkTool.JAVAC.run(sources.arguments(UnaryOperator.identity(), OPTIONS));
        expected = sources.generated();
        assertThat(expected).isNotEmpty();
    }

    static Collection<Jdk> jdks() throws IOException {
        return Jdk.installed();
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void any_jdk_in_any_order_of_files_any_locale_zone_charset_and_folder(Jdk jdk)
            throws IOException, InterruptedException {
        ClientSources plain = new ClientSources(home);
        jdk.javac(plain.arguments(UnaryOperator.identity(), OPTIONS));

        for (Surroundings surroundings : Surroundings.values()) {
            ClientSources sources = new ClientSources(home.resolve(surroundings.folder()));
            List<String> options = new ArrayList<>(List.of(OPTIONS));
            options.addAll(surroundings.options());

            jdk.javac(sources.arguments(surroundings::shuffled, options.toArray(String[]::new)));

            assertThat(sources.generated()).as("%s", surroundings).isEqualTo(expected);
            assertThat(sources.classes()).as("%s", surroundings).isEqualTo(plain.classes());
        }
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

    /** Where and how somebody else compiles. */
    private enum Surroundings {
        TURKISH("Pacific/Chatham", "UTF-16", "tr", "TR", ""),
        EGYPTIAN("Africa/Cairo", "windows-1256", "ar", "EG", "nu-arab"),
        THAI("Asia/Bangkok", "TIS-620", "th", "TH", "ca-buddhist-nu-thai");

        private final List<String> options;

        /** Digits and calendar are those of the locale's extensions. */
        Surroundings(String zone, String charset, String language, String country, String extensions) {
            options = List.of(
                    "-J-Duser.timezone=" + zone,
                    "-J-Dfile.encoding=" + charset,
                    "-J-Dline.separator=\r\n",
                    "-J-Duser.language=" + language,
                    "-J-Duser.country=" + country,
                    "-J-Duser.extensions=" + extensions);
        }

        List<String> options() {
            return options;
        }

        /** With blanks and, where the file system's names may have them, letters that are not ASCII. */
        String folder() {
            String name = "projects of Zo\u00eb, " + this;
            return Charset.forName(System.getProperty("sun.jnu.encoding"))
                            .newEncoder()
                            .canEncode(name)
                    ? name
                    : "projects of Zoe, " + this;
        }

        List<Path> shuffled(List<Path> files) {
            List<Path> shuffled = new ArrayList<>(files);
            Collections.shuffle(shuffled, new Random(ordinal()));
            return shuffled;
        }
    }
}
