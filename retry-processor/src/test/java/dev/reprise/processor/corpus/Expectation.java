package dev.reprise.processor.corpus;

import org.jspecify.annotations.Nullable;

/**
 * One message that the compiler is expected to give.
 *
 * @param where file, line and column, or {@code nowhere}
 * @param id the diagnostic, {@code compiler} for one of the compiler's own
 * @param text a part of the message, empty for any
 */
public record Expectation(String where, String id, String text) {

    static Expectation at(String file, long line, long column, String id, @Nullable String text) {
        return new Expectation(file + ":" + line + ":" + column, id, text == null ? "" : text);
    }

    static Expectation nowhere(String id, @Nullable String text) {
        return new Expectation("nowhere", id, text == null ? "" : text);
    }

    /** Place and id, for a comparison that reads well when it fails. */
    public String summary() {
        return where + " " + id;
    }
}
