package dev.reprise.processor.write;

import com.palantir.javapoet.CodeBlock;

/** String literals in plain ASCII, whatever the user's constants hold: the output does not depend on an encoding. */
final class Literals {

    private Literals() {}

    /** A Java string literal; JavaPoet's own breaks on line separators beyond ASCII. */
    static CodeBlock string(String text) {
        StringBuilder literal = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                literal.append('\\').append(c);
            } else if (c < 0x20) {
                // Octal, because a Unicode escape of a line break is a line break to the compiler.
                literal.append('\\').append(octal(c));
            } else if (c > 0x7e) {
                literal.append(unicode(c));
            } else {
                literal.append(c);
            }
        }
        return CodeBlock.of("$L", literal.append('"').toString());
    }

    private static String octal(char c) {
        return "" + (char) ('0' + (c >> 6)) + (char) ('0' + ((c >> 3) & 7)) + (char) ('0' + (c & 7));
    }

    private static String unicode(char c) {
        String hex = Integer.toHexString(c);
        return "\\u" + "0".repeat(4 - hex.length()) + hex;
    }
}
