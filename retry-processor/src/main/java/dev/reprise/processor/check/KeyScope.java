package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.Idempotency;
import dev.reprise.processor.model.Method;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Stream;

/** A scope belongs to a key, and tells the keys of one method from those of another. */
final class KeyScope implements Rule<Member> {

    @Override
    public Stream<Diagnostic> check(Member member) {
        Optional<Idempotency> idempotency = member.method().idempotency().filter(Idempotency::onMethod);
        return idempotency
                .filter(it -> !it.random().value())
                .flatMap(it -> it.isDerived() ? unpaired(it).or(() -> shared(member, it)) : withoutKey(member, it))
                .stream();
    }

    private static Optional<Diagnostic> withoutKey(Member subject, Idempotency idempotency) {
        String member;
        if (idempotency.scope().explicit()) {
            member = "scope = \"" + idempotency.scope().value() + "\"";
        } else if (idempotency.format().explicit()) {
            member = "format = " + idempotency.format().value();
        } else if (idempotency.key().explicit() && idempotency.verifiedBy().isEmpty()) {
            member = "key = {}";
        } else {
            return Optional.empty();
        }
        return Optional.of(new Diagnostic(
                DiagnosticId.KEY_EMPTY,
                idempotency.key().explicit()
                        ? idempotency.key().place()
                        : idempotency.scope().explicit()
                                ? idempotency.scope().place()
                                : idempotency.format().place(),
                "@Idempotent has " + member + " but no part to make a key of.",
                "Name the parts: " + KeyAdvice.annotation(subject.method())
                        + "; or random = true for a new key per call.\n"
                        + "If you mean that repeating is harmless without any key, write @Idempotent alone."));
    }

    private static Optional<Diagnostic> unpaired(Idempotency idempotency) {
        String scope = idempotency.scope().value();
        if (StandardCharsets.UTF_8.newEncoder().canEncode(scope)) {
            return Optional.empty();
        }
        return Optional.of(new Diagnostic(
                DiagnosticId.KEY_TYPE,
                idempotency.scope().place(),
                "The scope has no stable form: it holds half of a character, an unpaired surrogate.",
                "A scope is text that UTF-8 can write, such as scope = \"PaymentsApi.pay\"."));
    }

    private static Optional<Diagnostic> shared(Member member, Idempotency idempotency) {
        String scope = member.client().scope(member.method());
        return member.client().methods().stream()
                .takeWhile(earlier -> !earlier.equals(member.method()))
                .filter(earlier ->
                        earlier.idempotency().filter(Idempotency::isDerived).isPresent())
                .filter(earlier -> member.client().scope(earlier).equals(scope))
                .findFirst()
                .map(earlier -> new Diagnostic(
                        DiagnosticId.KEY_DUPLICATE,
                        idempotency.scope().place(),
                        member.subject() + " has the scope \"" + scope + "\", as " + twin(member, earlier)
                                + " has: equal arguments of both would get the same key.",
                        "Write a scope of its own: @Idempotent(scope = \"" + scope
                                + "-2\", ...), and never change it while keys are in use."));
    }

    private static String twin(Member member, Method earlier) {
        return earlier.name().equals(member.method().name()) ? "another method of that name" : earlier.name();
    }
}
