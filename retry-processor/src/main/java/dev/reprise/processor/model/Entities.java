package dev.reprise.processor.model;

/** Text of the user's where some characters are markup, as in HTML: those go in as decimal entities. */
public final class Entities {

    private Entities() {}

    /** The text with the given characters, and all beyond printable ASCII, as decimal entities. */
    public static String escaped(String text, String markup) {
        StringBuilder safe = new StringBuilder();
        text.codePoints().forEach(c -> append(safe, c, markup));
        return safe.toString();
    }

    private static void append(StringBuilder safe, int c, String markup) {
        boolean plain = c >= 0x20 && c <= 0x7e && markup.indexOf(c) < 0;
        boolean unprintable = c < 0x20 || (c >= 0x7f && c < 0xa0) || (c >= 0xd800 && c <= 0xdfff);
        if (plain) {
            safe.appendCodePoint(c);
        } else {
            safe.append("&#").append(unprintable ? 0xfffd : c).append(';');
        }
    }
}
