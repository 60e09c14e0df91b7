package dev.reprise.processor.manifest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads JSON as strictly as RFC 8259 has it, and refuses what it leaves open: a name that stands twice, endless nesting. */
final class JsonReader {

    /** A manifest has five levels. */
    private static final int DEEPEST = 64;

    private static final Pattern NUMBER = Pattern.compile("-?(?:0|[1-9][0-9]*+)(?:\\.[0-9]++)?(?:[eE][+-]?[0-9]++)?");

    private static final Pattern UNICODE = Pattern.compile("[0-9a-fA-F]{4}");

    /** Behind the last character; no JSON contains it outside of a string. */
    private static final char END = '\uffff';

    private final String text;
    private int at;
    private int depth;

    private JsonReader(String text) {
        this.text = text;
    }

    /** Reads one value and nothing behind it. */
    static Json read(String text) throws MalformedJsonException {
        JsonReader reader = new JsonReader(text);
        Json value = reader.value();
        reader.next();
        if (reader.at < text.length()) {
            throw reader.malformed("something follows the end");
        }
        return value;
    }

    /** The next character that is no white space, which is not yet consumed. */
    private char next() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return at < text.length() ? text.charAt(at) : END;
    }

    private Json value() throws MalformedJsonException {
        return switch (next()) {
            case '{' -> members();
            case '[' -> items();
            case '"' -> new Json.Text(string());
            case 't' -> word("true", new Json.Bool(true));
            case 'f' -> word("false", new Json.Bool(false));
            case 'n' -> word("null", Json.NULL);
            default -> number();
        };
    }

    private Json members() throws MalformedJsonException {
        Map<String, Json> members = new LinkedHashMap<>();
        enter();
        while (!leave('}', members.isEmpty())) {
            if (next() != '"') {
                throw malformed("a name is missing");
            }
            String name = string();
            expect(':', "a colon is missing");
            if (members.put(name, value()) != null) {
                throw malformed("\"" + name + "\" stands there twice");
            }
        }
        return new Json.Members(members);
    }

    private Json items() throws MalformedJsonException {
        List<Json> items = new ArrayList<>();
        enter();
        while (!leave(']', items.isEmpty())) {
            items.add(value());
        }
        return new Json.Items(items);
    }

    private void enter() throws MalformedJsonException {
        at++;
        depth++;
        if (depth > DEEPEST) {
            throw malformed("it is nested too deeply");
        }
    }

    /** Consumes the closing bracket, or the comma before the next entry. */
    private boolean leave(char bracket, boolean first) throws MalformedJsonException {
        if (next() == bracket) {
            at++;
            depth--;
            return true;
        }
        if (!first) {
            expect(',', "a comma or " + bracket + " is missing");
        }
        return false;
    }

    private void expect(char wanted, String problem) throws MalformedJsonException {
        if (next() != wanted) {
            throw malformed(problem);
        }
        at++;
    }

    private Json word(String word, Json value) throws MalformedJsonException {
        if (!text.startsWith(word, at)) {
            throw malformed("no value starts like this");
        }
        at += word.length();
        return value;
    }

    private Json number() throws MalformedJsonException {
        Matcher number = NUMBER.matcher(text).region(at, text.length());
        if (!number.lookingAt()) {
            throw malformed(at < text.length() ? "no value starts like this" : "it ends too early");
        }
        at = number.end();
        return new Json.Numeral(number.group());
    }

    private String string() throws MalformedJsonException {
        StringBuilder string = new StringBuilder();
        at++;
        while (at < text.length() && text.charAt(at) != '"') {
            char c = text.charAt(at);
            if (c < 0x20) {
                throw malformed("a string holds a control character");
            }
            at++;
            string.append(c == '\\' ? escape() : c);
        }
        expect('"', "it ends too early");
        return string.toString();
    }

    private char escape() throws MalformedJsonException {
        char kind = at < text.length() ? text.charAt(at) : END;
        int index = "\"\\/bfnrt".indexOf(kind);
        if (index >= 0) {
            at++;
            return "\"\\/\b\f\n\r\t".charAt(index);
        }
        Matcher digits = UNICODE.matcher(text);
        if (kind != 'u' || !digits.region(at + 1, text.length()).lookingAt()) {
            throw malformed("a string holds an unknown escape");
        }
        at = digits.end();
        return (char) Integer.parseInt(digits.group(), 16);
    }

    private MalformedJsonException malformed(String problem) {
        long line = text.substring(0, Math.min(at, text.length()))
                        .chars()
                        .filter(c -> c == '\n')
                        .count()
                + 1;
        return new MalformedJsonException("line " + line + ": " + problem);
    }
}
