package dev.reprise.processor.check;

import static dev.reprise.processor.check.PolicyUse.written;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.Durations;
import dev.reprise.processor.model.Policy;
import dev.reprise.processor.model.Result;
import java.util.stream.Stream;

/** {@code attemptTimeout} cuts an asynchronous try; a blocking one only the HTTP client can cut. */
final class AttemptTimeout implements Rule<PolicyUse> {

    @Override
    public Stream<Diagnostic> check(PolicyUse use) {
        Policy policy = use.policy();
        if (Durations.parse(policy.attemptTimeout().value()).isEmpty()
                || use.methods().isEmpty()) {
            return Stream.empty();
        }
        boolean blocking =
                use.methods().stream().anyMatch(method -> method.result().kind() != Result.Kind.UNSUPPORTED);
        return Stream.of(blocking ? blocking(use) : asynchronous(use));
    }

    private static Diagnostic blocking(PolicyUse use) {
        Policy policy = use.policy();
        return new Diagnostic(
                DiagnosticId.ATTEMPT_TIMEOUT_BLOCKING,
                use.place(policy.attemptTimeout().place()),
                written("attemptTimeout", policy.attemptTimeout()) + " cannot cut a blocking call.",
                "Set the timeout of the HTTP client, which can close the connection; to keep it within a deadline, read\n"
                        + "Attempt.current() and its remaining() there. Remove attemptTimeout.");
    }

    private static Diagnostic asynchronous(PolicyUse use) {
        Policy policy = use.policy();
        return new Diagnostic(
                DiagnosticId.NOT_YET_SUPPORTED,
                use.place(policy.attemptTimeout().place()),
                written("attemptTimeout", policy.attemptTimeout())
                        + " needs retries of asynchronous results, which this version of Reprise does not have.",
                "Remove it, and set the timeout of the HTTP client.");
    }
}
