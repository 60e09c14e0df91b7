package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.Idempotency;
import java.util.stream.Stream;

/** A key does what its author expects: it tells attempts apart, and something sends it. */
final class KeyUse implements Rule<Member> {

    @Override
    public Stream<Diagnostic> check(Member member) {
        return member.method().idempotency().filter(Idempotency::onMethod).stream()
                .flatMap(it -> Stream.concat(withoutAttempt(member, it), withoutRetry(member, it)));
    }

    private static Stream<Diagnostic> withoutAttempt(Member member, Idempotency idempotency) {
        if (!idempotency.isDerived()
                || idempotency.attemptId().isPresent()
                || idempotency.random().value()) {
            return Stream.empty();
        }
        return Stream.of(new Diagnostic(
                DiagnosticId.NO_ATTEMPT_ID,
                idempotency.key().place(),
                "The key of " + member.subject()
                        + " has no attemptId: a refused attempt (a declined card) would get its stored refusal back whenever it is made again.",
                "Add the id of the business attempt, the same over all tries and new when somebody tries again on purpose:\n"
                        + KeyAdvice.attemptId(member.method())
                        + ". Where a request can never be made twice, @SuppressWarnings(\"retry:no-attempt-id\")."));
    }

    private static Stream<Diagnostic> withoutRetry(Member member, Idempotency idempotency) {
        if (!idempotency.isKeyed()
                || member.isRetried()
                || member.method().keyParameter().isPresent()) {
            return Stream.empty();
        }
        return Stream.of(
                new Diagnostic(
                        DiagnosticId.IDEMPOTENT_WITHOUT_RETRY,
                        idempotency.place(),
                        member.subject() + " has a key, but is not retried and has no parameter that takes the key.",
                        "Add @Retryable, or a parameter that sends the key: @IdempotencyKey String key; or remove @Idempotent."));
    }
}
