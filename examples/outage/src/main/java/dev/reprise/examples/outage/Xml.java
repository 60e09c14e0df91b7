package dev.reprise.examples.outage;

/** Text for HTML and SVG. */
final class Xml {
    private Xml() {}

    static String escape(Object text) {
        return text.toString()
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
