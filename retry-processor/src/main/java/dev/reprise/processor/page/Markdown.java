package dev.reprise.processor.page;

import dev.reprise.processor.model.Entities;
import java.util.List;

/** The pieces of a page in Markdown. */
final class Markdown {

    /** What could start markup somewhere, a cell's end in a table included. */
    private static final String MARKUP = "&<>*_`|[]#~\\";

    private Markdown() {}

    /** Text of the user's, in which nothing is markup. */
    static String escaped(String text) {
        return Entities.escaped(text, MARKUP);
    }

    /** A name from the sources, which cannot hold a backtick. */
    static String code(String name) {
        return "`" + name + "`";
    }

    /** One row of a table; its cells are Markdown. */
    static String row(List<String> cells) {
        return "| " + String.join(" | ", cells) + " |\n";
    }

    /** The rows that begin a table. */
    static String head(List<String> titles) {
        return row(titles) + "|---".repeat(titles.size()) + "|\n";
    }
}
