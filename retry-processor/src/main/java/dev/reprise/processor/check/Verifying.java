package dev.reprise.processor.check;

import com.palantir.javapoet.TypeName;
import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.Idempotency;
import dev.reprise.processor.model.Verification;
import dev.reprise.processor.model.Verification.Problem;
import java.util.Optional;
import java.util.stream.Stream;

/** The method of {@code verifiedBy} can be asked for the result. */
final class Verifying implements Rule<Member> {

    /** Of the 255 that the class file format allows, without {@code this} and what the check needs (JVMS, 4.3.3). */
    private static final int MOST_SLOTS = 253;

    @Override
    public Stream<Diagnostic> check(Member member) {
        Optional<Verification> verification =
                member.method().idempotency().filter(Idempotency::onMethod).flatMap(Idempotency::verifiedBy);
        return verification.stream()
                .flatMap(it -> it.problem().or(() -> tooLong(member)).stream()
                        .map(problem -> new Diagnostic(
                                DiagnosticId.VERIFY_MISMATCH, it.place(), problem.problem(), problem.advice())));
    }

    /** The method that asks takes what is sent and one thing more. */
    private static Optional<Problem> tooLong(Member member) {
        int slots = member.method().sentParameters().stream()
                .mapToInt(parameter -> parameter.type().equals(TypeName.LONG)
                                || parameter.type().equals(TypeName.DOUBLE)
                        ? 2
                        : 1)
                .sum();
        return slots <= MOST_SLOTS
                ? Optional.empty()
                : Optional.of(new Problem(
                        member.subject()
                                + " takes as many parameters as a method can (long and double count twice): none is left for"
                                + " the check before a repeat.",
                        "Put some of them into a record."));
    }
}
