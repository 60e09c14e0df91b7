package dev.reprise.processor.write;

import com.palantir.javapoet.CodeBlock;

/** Text of the user's in a Javadoc comment, where it must neither end the comment nor start a tag. */
final class Prose {

    private static final String MARKUP = "&<>@*/\\{}";

    private Prose() {}

    /** The text with everything that means something to javac or javadoc as decimal entities. */
    static CodeBlock escaped(String text) {
        return CodeBlock.of("$L", escaped(text, MARKUP));
    }

    /** The text with the given characters, and all beyond printable ASCII, as decimal entities. */
    static String escaped(String text, String markup) {
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
