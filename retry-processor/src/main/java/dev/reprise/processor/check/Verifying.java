package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.Idempotency;
import dev.reprise.processor.model.Verification;
import java.util.Optional;
import java.util.stream.Stream;

/** The method of {@code verifiedBy} can be asked for the result. */
final class Verifying implements Rule<Member> {

    @Override
    public Stream<Diagnostic> check(Member member) {
        Optional<Verification> verification =
                member.method().idempotency().filter(Idempotency::onMethod).flatMap(Idempotency::verifiedBy);
        return verification.stream()
                .flatMap(it -> it.problem().stream()
                        .map(problem -> new Diagnostic(
                                DiagnosticId.VERIFY_MISMATCH, it.place(), problem.problem(), problem.advice())));
    }
}
