package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.Parameter;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The parameter that takes the key is one, a {@code String}, and there is a key for it. */
final class KeyParameter implements Rule<Member> {

    @Override
    public Stream<Diagnostic> check(Member member) {
        List<Parameter> marked = member.method().parameters().stream()
                .filter(Parameter::idempotencyKey)
                .toList();
        if (!marked.isEmpty() && !member.method().isKeyed()) {
            return Stream.of(withoutKey(member, marked.get(0)));
        }
        return IntStream.range(0, marked.size()).boxed().flatMap(i -> fault(member, marked, i));
    }

    private static Diagnostic withoutKey(Member member, Parameter parameter) {
        return new Diagnostic(
                DiagnosticId.KEY_PARAMETER,
                parameter.place(),
                parameter.name() + " is marked @IdempotencyKey, but " + member.subject() + " has no key.",
                "Say how the key is made: " + KeyAdvice.annotation(member.method()) + "; or remove @IdempotencyKey.");
    }

    private static Stream<Diagnostic> fault(Member member, List<Parameter> marked, int index) {
        Parameter parameter = marked.get(index);
        if (index > 0) {
            return Stream.of(new Diagnostic(
                    DiagnosticId.KEY_PARAMETER,
                    parameter.place(),
                    parameter.name() + " is marked @IdempotencyKey, as "
                            + marked.get(0).name() + " is: " + member.subject() + " has one key.",
                    "Remove one @IdempotencyKey."));
        }
        if (!parameter.string()) {
            return Stream.of(new Diagnostic(
                    DiagnosticId.KEY_PARAMETER,
                    parameter.place(),
                    parameter.name() + " is marked @IdempotencyKey, but is " + parameter.type() + " and no String.",
                    "Write @IdempotencyKey String " + parameter.name()
                            + "; for a UUID or a shorter text see the format of @Idempotent (KeyFormat)."));
        }
        return Stream.empty();
    }
}
