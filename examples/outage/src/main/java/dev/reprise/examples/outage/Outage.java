package dev.reprise.examples.outage;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs one outage twice, and compares. */
public final class Outage {
    private Outage() {}

    /**
     * Takes about half a minute and stays on this machine.
     *
     * @param args the file that the page is written to; {@code target/outage.html} if there is none
     * @throws IOException if no port can be had, or the page cannot be written
     * @throws InterruptedException if the thread is interrupted
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path page = Path.of(args.length > 0 ? args[0] : "target/outage.html");
        PrintStream out = System.out;
        Scenario scenario = Scenario.shortOutage();
        out.printf(
                "%d clients, one order each, and a server that is down for %s. Production at ten times the speed.%n%n",
                scenario.clients(), Result.seconds(scenario.outage()));

        Progress progress = new Progress(out, isConsole());
        List<Result> results = new ArrayList<>();
        for (Style style : Style.values()) {
            // The first run must not pay for what the JVM learns in it.
            Drill.run(style, Scenario.warmUp(), Progress.silent());
            Result result = Drill.run(style, scenario, progress);
            progress.done(result.sentence());
            results.add(result);
        }
        out.println();
        new TerminalReport(results.get(0), results.get(1), showsBlocks())
                .lines()
                .forEach(out::println);
        Files.createDirectories(page.toAbsolutePath().getParent());
        Files.writeString(page, new HtmlReport(scenario, results).page());
        out.printf("%nThe same as a page: %s%n", page.toUri());
    }

    /** JDK 22 to 24 take a file for a console as well, where the lines of progress then follow each other without a break. */
    @SuppressWarnings("SystemConsoleNull")
    private static boolean isConsole() {
        return System.console() != null;
    }

    /** Since JDK 19 the terminal may speak another encoding than files do. */
    private static boolean showsBlocks() {
        String encoding =
                System.getProperty("stdout.encoding", Charset.defaultCharset().name());
        return Charset.forName(encoding).newEncoder().canEncode('█');
    }
}
