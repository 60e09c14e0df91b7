package dev.reprise.processor.docs;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import dev.reprise.processor.frameworks.StubAnnotations;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** The samples of the user guide compile, all together and as they stand on the page. */
class GuideTest {

    /** What the guide says its samples leave out. */
    private static final String IMPORTS = """
            import dev.reprise.*;
            import dev.reprise.runtime.*;
            import java.io.*;
            import java.lang.System.Logger.Level;
            import java.math.*;
            import java.net.*;
            import java.net.http.*;
            import java.time.*;
            import java.util.*;
            import org.springframework.web.bind.annotation.*;
            import org.springframework.web.service.annotation.*;
            """;

    private static final Pattern DECLARES_A_TYPE =
            Pattern.compile("^(final )?(class|interface|record|@interface) ", Pattern.MULTILINE);

    @Test
    void every_sample_of_the_guide_compiles_without_a_warning() throws IOException {
        List<Sample> samples = Sample.on(Files.readString(Path.of("../docs/guide.md")));
        assertThat(samples).isNotEmpty();

        Compilation compilation = Sample.javac()
                .withClasspath(StubAnnotations.besideOurs())
                // What a page does and a project would not: use types of another file, annotations that no processor
                // knows,
                // exceptions without a version.
                .withOptions("-Xlint:all,-auxiliaryclass,-processing,-serial", "-Werror")
                .compile(samples.stream().map(GuideTest::file).toList());

        assertThat(compilation).succeededWithoutWarnings();
    }

    /** A sample that declares no type is a few statements. The file is named after the line of the page. */
    private static JavaFileObject file(Sample sample) {
        String name = "Line" + sample.line();
        String code = DECLARES_A_TYPE.matcher(sample.code()).find()
                ? sample.code()
                : "class " + name + " { void run() throws Exception {\n" + sample.code() + "}}\n";
        return JavaFileObjects.forSourceString("guide." + name, "package guide;\n" + IMPORTS + code);
    }
}
