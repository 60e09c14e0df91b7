package dev.reprise.it;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.spi.ToolProvider;

/** The tools of the running JDK, run in this process. */
enum JdkTool {
    JAVAC,
    JAR,
    JLINK;

    /** Runs the tool and fails with all that it said unless it succeeds. */
    void run(List<String> arguments) {
        ToolProvider tool =
                ToolProvider.findFirst(name().toLowerCase(Locale.ROOT)).orElseThrow();
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said, true);
        if (tool.run(out, out, arguments.toArray(String[]::new)) != 0) {
            throw new AssertionError(tool.name() + " " + String.join(" ", arguments) + "\n" + said);
        }
    }
}
