package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.Idempotency;
import dev.reprise.processor.model.KeyPart;
import dev.reprise.processor.model.Place;
import dev.reprise.processor.model.Setting;
import dev.reprise.processor.model.Verification;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The annotations of an interface do not contradict each other, and ask for nothing that only a method can have. */
final class InterfaceConflicts implements Rule<Client> {

    @Override
    public Stream<Diagnostic> check(Client client) {
        return Stream.of(
                        Conflicts.composed(
                                "Two composed policies on " + client.name().simpleName(), client.composedPolicies()),
                        client.idempotency().flatMap(it -> keyed(client, it)))
                .flatMap(Optional::stream);
    }

    private static Optional<Diagnostic> keyed(Client client, Idempotency idempotency) {
        Map<String, Place> members = new LinkedHashMap<>();
        addIfWritten(members, "key", idempotency.key());
        idempotency.attemptId().map(KeyPart::place).ifPresent(place -> members.put("attemptId", place));
        addIfWritten(members, "scope", idempotency.scope());
        addIfWritten(members, "format", idempotency.format());
        addIfWritten(members, "random", idempotency.random());
        idempotency.verifiedBy().map(Verification::place).ifPresent(place -> members.put("verifiedBy", place));
        return members.values().stream()
                .findFirst()
                .map(place -> Conflicts.conflict(
                        place,
                        "@Idempotent on the interface " + client.name().simpleName() + " has "
                                + String.join(", ", members.keySet())
                                + (members.size() == 1 ? ", which belongs" : ", which belong") + " to a single method.",
                        "On an interface only the bare @Idempotent has a meaning, your word that repeating any of its calls is harmless. Write the\n"
                                + "rest on each method."));
    }

    private static void addIfWritten(Map<String, Place> members, String member, Setting<?> setting) {
        if (setting.explicit()) {
            members.put(member, setting.place());
        }
    }
}
