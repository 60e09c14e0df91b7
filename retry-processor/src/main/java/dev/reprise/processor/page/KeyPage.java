package dev.reprise.processor.page;

import dev.reprise.processor.manifest.KeyRecipe;
import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.Idempotency;
import dev.reprise.processor.model.KeyFormat;
import dev.reprise.processor.model.KeyPart;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Parameter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a page says of the key of one method: what it is made of, how it looks, how it is sent. */
final class KeyPage {

    private KeyPage() {}

    /** The lines, none where there is no key. */
    static Stream<String> of(Client client, Method method) {
        Optional<Idempotency> keyed = method.idempotency().filter(Idempotency::isKeyed);
        return keyed.stream()
                .flatMap(idempotency ->
                        idempotency.random().value() ? random(method) : derived(client, method, idempotency));
    }

    private static Stream<String> random(Method method) {
        return Stream.of(
                "- Idempotency key: a random UUID, one for all tries of a call and never the same for another.",
                delivery(method));
    }

    private static String delivery(Method method) {
        return method.keyParameter()
                .map(Parameter::name)
                .map(name -> "- The client gets it in its parameter " + Markdown.code(name) + ", and sends it.")
                .orElse("- The client reads it from `Attempt`, and sends it.");
    }

    private static Stream<String> derived(Client client, Method method, Idempotency idempotency) {
        return Stream.of(
                        Stream.of(
                                "- Idempotency key: SHA-256 of the parts below and the scope \""
                                        + Markdown.escaped(client.scope(method)) + "\", as "
                                        + format(idempotency.format().value())
                                        + ". It is the same for all tries of a call and for the same call made again.",
                                delivery(method),
                                "- Fingerprint of this recipe: "
                                        + Markdown.code(KeyRecipe.fingerprint(client, method))
                                        + ". As long as it stays, so do the keys.",
                                ""),
                        Markdown.head(List.of("Part of the key", "Kind")).lines(),
                        idempotency.parts().stream()
                                .flatMap(part -> Markdown.row(List.of(
                                                Markdown.escaped(part.path())
                                                        + (isAttempt(part, idempotency)
                                                                ? ", the business attempt"
                                                                : ""),
                                                KeyRecipe.form(part.value())))
                                        .lines()))
                .flatMap(part -> part);
    }

    private static boolean isAttempt(KeyPart part, Idempotency idempotency) {
        return idempotency.attemptId().filter(part::equals).isPresent();
    }

    private static String format(KeyFormat format) {
        return switch (format) {
            case HEX -> "64 hexadecimal digits";
            case BASE64URL -> "43 characters of base64url";
            case UUID -> "a UUID of version 8";
        };
    }
}
