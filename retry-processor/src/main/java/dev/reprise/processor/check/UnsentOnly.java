package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.Policy;
import java.util.stream.Stream;

/** {@code unsentOnly} stands alone: an answer, and whatever {@code on} names, may mean that the request was processed. */
final class UnsentOnly implements Rule<PolicyUse> {

    @Override
    public Stream<Diagnostic> check(PolicyUse use) {
        Policy policy = use.policy();
        boolean on = policy.on().explicit();
        boolean onStatus = policy.onStatus().explicit();
        if (!policy.unsentOnly().value() || !(on || onStatus)) {
            return Stream.empty();
        }
        String other = on && onStatus ? "on and onStatus" : on ? "on" : "onStatus";
        return Stream.of(new Diagnostic(
                DiagnosticId.UNSENT_ONLY_CONFLICT,
                policy.unsentOnly().place(),
                "unsentOnly = true contradicts " + other + ": "
                        + (onStatus
                                ? "a status is an answer, so the request was sent."
                                : "what on names may have been processed."),
                "Remove " + other
                        + " and repeat only what never reached the server; or remove unsentOnly and give another proof that repeating is\n"
                        + "safe, @Idempotent or an idempotent @HttpMethod. A failure that your client throws before sending is for a classifier:\n"
                        + "Verdict.notSent()."));
    }
}
