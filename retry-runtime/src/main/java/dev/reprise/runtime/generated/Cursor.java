package dev.reprise.runtime.generated;

import java.time.DateTimeException;
import java.util.Locale;

/** A place in an ASCII text that only moves forward, past what was expected there. */
final class Cursor {

    private final String text;
    private int at;

    Cursor(String text) {
        this.text = text;
    }

    int position() {
        return at;
    }

    /** Moves past the character if it is here. */
    boolean take(char c) {
        boolean here = at < text.length() && text.charAt(at) == c;
        if (here) {
            at++;
        }
        return here;
    }

    void expect(char c) {
        if (!take(c)) {
            throw unexpected();
        }
    }

    void skipBlanks() {
        while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
            at++;
        }
    }

    void blanks() {
        int start = at;
        skipBlanks();
        if (at == start) {
            throw unexpected();
        }
    }

    /** Letters in lower case, perhaps none. */
    String word() {
        int start = at;
        while (at < text.length() && Character.isLetter(text.charAt(at))) {
            at++;
        }
        return text.substring(start, at).toLowerCase(Locale.ROOT);
    }

    /** A number of so many digits. */
    int number(int fewest, int most) {
        int start = at;
        int number = 0;
        while (at < text.length() && at - start < most && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            number = number * 10 + text.charAt(at) - '0';
            at++;
        }
        if (at - start < fewest) {
            throw unexpected();
        }
        return number;
    }

    void end() {
        if (at < text.length()) {
            throw unexpected();
        }
    }

    /** What every method throws where something else stands. */
    static DateTimeException unexpected() {
        return new DateTimeException("no HTTP-date");
    }
}
