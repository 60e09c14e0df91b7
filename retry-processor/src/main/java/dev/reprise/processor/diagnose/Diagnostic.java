package dev.reprise.processor.diagnose;

import dev.reprise.processor.model.Fault;
import dev.reprise.processor.model.Place;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One fault in the user's sources.
 *
 * @param problem what is wrong, in the user's own names and values; one sentence or two, no line break
 * @param advice what to write instead; may have several lines
 */
public record Diagnostic(DiagnosticId id, Place place, String problem, String advice) {

    /** Of a user's value in a message, in characters. */
    private static final int LONGEST_VALUE = 80;

    private static final Pattern QUOTED = Pattern.compile("\"([^\"\n]*)\"");

    /** A fault that the reader met. */
    public static Diagnostic of(Fault fault) {
        return new Diagnostic(DiagnosticId.of(fault.id()), fault.place(), fault.problem(), fault.advice());
    }

    /**
     * A fault of the processor itself.
     *
     * @param place the interface that the processor was at
     * @param subject its name
     */
    public static Diagnostic internalError(Place place, String subject, Throwable fault) {
        StringWriter trace = new StringWriter();
        fault.printStackTrace(new PrintWriter(trace));
        return new Diagnostic(
                DiagnosticId.INTERNAL_ERROR,
                place,
                "The processor failed at " + subject + ": " + fault,
                "This is a fault of Reprise and not of your code. Please report it with the interface and this trace:\n"
                        + trace);
    }

    /** The same, with where the fault really stands: its place is only where a class file is used. */
    public Diagnostic standingOn(String origin) {
        return new Diagnostic(id, place, problem + " (It stands on " + origin + ", in a class file.)", advice);
    }

    /** The same, with a line more of advice. */
    public Diagnostic advising(String line) {
        return new Diagnostic(id, place, problem, advice.strip() + "\n" + line);
    }

    /** The whole message: id, problem, advice and the page that explains them. */
    String message() {
        return "[retry:" + id.id() + "] " + shortened(problem) + "\n"
                + shortened(advice).strip().indent(2)
                + "  docs/diagnostics.md#" + id.id();
    }

    /** With quoted values cut where they would bury the message. */
    private static String shortened(String text) {
        return QUOTED.matcher(text)
                .replaceAll(quoted -> Matcher.quoteReplacement(
                        quoted.group(1).length() <= LONGEST_VALUE
                                ? quoted.group()
                                : "\"" + quoted.group(1).substring(0, LONGEST_VALUE) + "...\""));
    }
}
