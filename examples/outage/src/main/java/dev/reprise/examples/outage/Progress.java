package dev.reprise.examples.outage;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;

/** Says how a run is getting on: in one line that is written over on a console, once a second elsewhere. */
final class Progress {
    private final PrintStream out;
    private final boolean console;
    private long lastSecond = -1;

    Progress(PrintStream out, boolean console) {
        this.out = out;
        this.console = console;
    }

    static Progress silent() {
        return new Progress(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8), false);
    }

    void show(Duration elapsed, String status) {
        String line = String.format(Locale.ROOT, "T+%4.1f s  %s", elapsed.toMillis() / 1000.0, status);
        if (console) {
            out.printf("\r%-79s", line);
            out.flush();
        } else if (elapsed.toSeconds() != lastSecond) {
            lastSecond = elapsed.toSeconds();
            out.println(line);
        }
    }

    /** Ends the progress of one run with a line that stays. */
    void done(String summary) {
        out.printf("%s%-79s%n", console ? "\r" : "", summary);
        lastSecond = -1;
    }
}
