package dev.reprise.processor.corpus;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * One message that the compiler gave.
 *
 * @param where file, line and column, or {@code nowhere}
 * @param id the diagnostic, {@code compiler} for one of the compiler's own
 */
public record Reported(String where, String id, Diagnostic.Kind kind, String message) {

    private static final Pattern ID = Pattern.compile("(?s).*?\\[retry:([a-z-]+)].*");

    public static Reported of(Diagnostic<? extends JavaFileObject> diagnostic) {
        String message = diagnostic.getMessage(Locale.ROOT);
        Matcher id = ID.matcher(message);
        return new Reported(where(diagnostic), id.matches() ? id.group(1) : "compiler", diagnostic.getKind(), message);
    }

    private static String where(Diagnostic<? extends JavaFileObject> diagnostic) {
        JavaFileObject source = diagnostic.getSource();
        if (source == null) {
            return "nowhere";
        }
        String path = source.getName();
        String file = path.substring(path.lastIndexOf('/') + 1);
        return file + ":" + diagnostic.getLineNumber() + ":" + diagnostic.getColumnNumber();
    }

    /** Place and id, for a comparison that reads well when it fails. */
    public String summary() {
        return where + " " + id;
    }
}
