package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.Idempotency;
import dev.reprise.processor.model.KeyPart;
import dev.reprise.processor.model.KeyValue;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Each part of a key is there, is there once, and leads to a value with one stable form. */
final class KeyParts implements Rule<Member> {

    @Override
    public Stream<Diagnostic> check(Member member) {
        return member.method()
                .idempotency()
                .filter(Idempotency::onMethod)
                .map(KeyParts::faults)
                .orElse(Stream.empty());
    }

    private static Stream<Diagnostic> faults(Idempotency idempotency) {
        Set<String> seen = new HashSet<>();
        return idempotency.parts().stream()
                .map(part -> blank(part)
                        .or(() -> seen.add(part.path()) ? Optional.empty() : repeated(idempotency, part))
                        .or(() -> fault(part, part.value())))
                .flatMap(Optional::stream);
    }

    private static Optional<Diagnostic> blank(KeyPart part) {
        return part.path().isBlank()
                ? Optional.of(new Diagnostic(
                        DiagnosticId.KEY_EMPTY,
                        part.place(),
                        "A part of the key is blank.",
                        "Name a parameter, and what of it: \"command.orderId\"; or remove the entry."))
                : Optional.empty();
    }

    private static Optional<Diagnostic> repeated(Idempotency idempotency, KeyPart part) {
        boolean attempt = idempotency.attemptId().filter(part::equals).isPresent();
        return Optional.of(new Diagnostic(
                DiagnosticId.KEY_DUPLICATE,
                part.place(),
                attempt
                        ? "attemptId = \"" + part.path() + "\" stands in key already."
                        : "\"" + part.path() + "\" stands in key twice.",
                attempt
                        ? "attemptId is part of the key by itself: remove \"" + part.path() + "\" from key."
                        : "Remove one of them; once is enough to tell two requests apart."));
    }

    private static Optional<Diagnostic> fault(KeyPart part, KeyValue value) {
        if (value instanceof KeyValue.Unresolved unresolved) {
            return Optional.of(new Diagnostic(
                    DiagnosticId.KEY_PATH,
                    part.place(),
                    "\"" + part.path() + "\" leads nowhere: " + unresolved.problem(),
                    unresolved.advice()));
        }
        if (value instanceof KeyValue.Unstable unstable) {
            return Optional.of(new Diagnostic(
                    DiagnosticId.KEY_TYPE,
                    part.place(),
                    "\"" + part.path() + "\" has no stable form: " + unstable.problem(),
                    unstable.advice()));
        }
        return inside(value)
                .map(inner -> fault(part, inner))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Stream<KeyValue> inside(KeyValue value) {
        if (value instanceof KeyValue.Maybe maybe) {
            return Stream.of(maybe.content());
        }
        if (value instanceof KeyValue.Sequence sequence) {
            return Stream.of(sequence.element());
        }
        if (value instanceof KeyValue.Composite composite) {
            return composite.components().stream().map(KeyValue.Component::value);
        }
        return Stream.empty();
    }
}
