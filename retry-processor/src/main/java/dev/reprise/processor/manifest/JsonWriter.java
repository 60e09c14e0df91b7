package dev.reprise.processor.manifest;

import dev.reprise.processor.manifest.Json.Items;
import dev.reprise.processor.manifest.Json.Members;
import java.util.Collection;
import java.util.Iterator;
import java.util.Map;

/**
 * Writes JSON for people and version control: a line a member, and what holds no other array or object on one. In plain ASCII,
 * so that neither an encoding nor an invisible character can come between two builds.
 */
final class JsonWriter {

    private final StringBuilder text = new StringBuilder();

    private JsonWriter() {}

    /** The whole file, with a line break at its end. */
    static String file(Json json) {
        return line(json, false) + "\n";
    }

    /** The value on one line. */
    static String line(Json json) {
        return line(json, true);
    }

    private static String line(Json json, boolean flat) {
        JsonWriter writer = new JsonWriter();
        writer.write(json, flat ? "" : "\n");
        return writer.text.toString();
    }

    /**
     * Writes a value.
     *
     * @param lineBreak what stands between two lines here, the indentation included; empty to stay on this one
     */
    private void write(Json json, String lineBreak) {
        if (json instanceof Members members) {
            Iterator<Map.Entry<String, Json>> entries =
                    members.values().entrySet().iterator();
            String inner = open('{', members.values().values(), lineBreak);
            while (entries.hasNext()) {
                Map.Entry<String, Json> entry = entries.next();
                quote(entry.getKey());
                text.append(": ");
                write(entry.getValue(), inner);
                separate(entries.hasNext(), inner);
            }
            close('}', inner, lineBreak);
        } else if (json instanceof Items items) {
            Iterator<Json> values = items.values().iterator();
            String inner = open('[', items.values(), lineBreak);
            while (values.hasNext()) {
                write(values.next(), inner);
                separate(values.hasNext(), inner);
            }
            close(']', inner, lineBreak);
        } else {
            scalar(json);
        }
    }

    private String open(char bracket, Collection<Json> values, String lineBreak) {
        boolean nested = values.stream().anyMatch(value -> value instanceof Items || value instanceof Members);
        String inner = nested && !lineBreak.isEmpty() ? lineBreak + "  " : "";
        text.append(bracket).append(inner);
        return inner;
    }

    private void separate(boolean more, String inner) {
        if (more) {
            text.append(',').append(inner.isEmpty() ? " " : inner);
        }
    }

    private void close(char bracket, String inner, String lineBreak) {
        text.append(inner.isEmpty() ? "" : lineBreak).append(bracket);
    }

    private void scalar(Json json) {
        if (json instanceof Json.Text string) {
            quote(string.value());
        } else if (json instanceof Json.Numeral number) {
            text.append(number.literal());
        } else if (json instanceof Json.Bool bool) {
            text.append(bool.value());
        } else {
            text.append("null");
        }
    }

    private void quote(String value) {
        text.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '"' || c == '\\') {
                text.append('\\').append(c);
            } else if (c < 0x20 || c > 0x7e) {
                String hex = Integer.toHexString(c);
                text.append("\\u").append("0".repeat(4 - hex.length())).append(hex);
            } else {
                text.append(c);
            }
        }
        text.append('"');
    }
}
