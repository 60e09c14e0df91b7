package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import java.util.stream.Stream;

/** What is sent can be sent twice. */
final class OneShotParameters implements Rule<Member> {

    @Override
    public Stream<Diagnostic> check(Member member) {
        if (!member.isRetried()) {
            return Stream.empty();
        }
        return member.method().parameters().stream()
                .flatMap(parameter -> parameter.oneShot().stream()
                        .map(type -> new Diagnostic(
                                DiagnosticId.ONE_SHOT_PARAMETER,
                                parameter.place(),
                                parameter.name() + " is a " + type + ", which the first try of " + member.subject()
                                        + " uses up: a second one would send nothing or half of it.",
                                "Take something that can be read again: byte[], String, List, Path, or a Supplier<"
                                        + type + "> that opens a new one for each try; or @NotRetryable.")));
    }
}
