package dev.reprise.processor.manifest;

import dev.reprise.processor.manifest.Json.Items;
import dev.reprise.processor.manifest.Json.Members;
import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.Idempotency;
import dev.reprise.processor.model.KeyFormat;
import dev.reprise.processor.model.KeyPart;
import dev.reprise.processor.model.KeyValue;
import dev.reprise.processor.model.Method;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What the key of a method is made of. Its fingerprint covers what the key depends on, and so neither names of parameters and
 * record components nor the types within one numeric family: renaming and widening move no key.
 */
public final class KeyRecipe {

    private KeyRecipe() {}

    /** The recipe as it stands in the manifest. */
    static Members of(Client client, Method method) {
        Idempotency idempotency = method.idempotency().orElseThrow();
        boolean random = idempotency.random().value();
        KeyFormat format = random ? KeyFormat.UUID : idempotency.format().value();
        Map<String, Json> recipe = new LinkedHashMap<>();
        recipe.put("random", new Json.Bool(random));
        recipe.put("scope", random ? Json.NULL : Json.text(client.scope(method)));
        recipe.put("format", Json.text(format.name()));
        recipe.put(
                "parts",
                new Items(idempotency.key().value().stream()
                        .<Json>map(part -> part("path", part.path(), part))
                        .toList()));
        recipe.put(
                "attemptId",
                idempotency
                        .attemptId()
                        .<Json>map(part -> part("path", part.path(), part))
                        .orElse(Json.NULL));
        recipe.put("fingerprint", Json.text(fingerprint(recipe, idempotency.parts())));
        return new Members(recipe);
    }

    /** A SHA-256, in hexadecimal digits, of all that the keys of a method depend on. */
    public static String fingerprint(Client client, Method method) {
        return of(client, method).text("fingerprint").orElseThrow();
    }

    private static Members part(String name, String value, KeyPart part) {
        Map<String, Json> members = new LinkedHashMap<>();
        members.put(name, Json.text(value));
        members.put("form", Json.text(form(part.value())));
        return new Members(members);
    }

    /** How a value is encoded: {@code text}, {@code list(integer)}, {@code record(text, decimal)}. */
    public static String form(KeyValue value) {
        if (value instanceof KeyValue.Scalar scalar) {
            return scalar.form().name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
        if (value instanceof KeyValue.Maybe maybe) {
            return "optional(" + form(maybe.content()) + ")";
        }
        if (value instanceof KeyValue.Sequence sequence) {
            return "list(" + form(sequence.element()) + ")";
        }
        if (value instanceof KeyValue.Composite composite) {
            return composite.components().stream()
                    .map(component -> form(component.value()))
                    .collect(Collectors.joining(", ", "record(", ")"));
        }
        throw new IllegalArgumentException(value + " has no form");
    }

    private static String fingerprint(Map<String, Json> recipe, List<KeyPart> parts) {
        Map<String, Json> essence = new LinkedHashMap<>(recipe);
        essence.remove("attemptId");
        essence.put(
                "parts",
                new Items(parts.stream()
                        .<Json>map(part -> part(
                                "position",
                                part.steps().stream()
                                        .map(KeyPart.Step::position)
                                        .collect(Collectors.joining(".")),
                                part))
                        .toList()));
        return sha256(JsonWriter.line(new Members(essence)));
    }

    private static String sha256(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }

    /**
     * Whether two recipes make the same keys: they depend on the same things, or are written the same where only the
     * positions of parameters moved.
     */
    static boolean makeSameKeys(Members one, Members other) {
        return one.text("fingerprint").equals(other.text("fingerprint"))
                || written(one).equals(written(other));
    }

    private static Map<String, Json> written(Members recipe) {
        Map<String, Json> written = new LinkedHashMap<>(recipe.values());
        written.remove("fingerprint");
        return written;
    }

    /** The recipe in words, for a message. */
    static String describe(Members recipe) {
        if (recipe.get("random").equals(Optional.of(new Json.Bool(true)))) {
            return "random";
        }
        String parts =
                recipe.items("parts").stream().map(KeyRecipe::describePart).collect(Collectors.joining(", "));
        String attempt = recipe.get("attemptId")
                .map(part -> (parts.isEmpty() ? "attempt " : ", attempt ") + describePart(part))
                .orElse("");
        return recipe.text("format").orElse("?") + " of " + parts + attempt + ", scope \""
                + recipe.text("scope").orElse("?") + "\"";
    }

    private static String describePart(Json part) {
        return part instanceof Members members
                ? members.text("path").orElse("?") + " (" + members.text("form").orElse("?") + ")"
                : "?";
    }
}
