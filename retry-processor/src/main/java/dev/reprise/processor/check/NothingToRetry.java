package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.Method;
import java.util.stream.Stream;

/** A policy on an interface applies to a method. */
final class NothingToRetry implements Rule<Client> {

    @Override
    public Stream<Diagnostic> check(Client client) {
        return client.policy().stream()
                .filter(policy -> client.methods().stream().noneMatch(NothingToRetry::takesIt))
                .map(policy -> new Diagnostic(
                        DiagnosticId.NOTHING_TO_RETRY,
                        policy.use(),
                        "The policy on " + client.name().simpleName()
                                + " applies to no method: there is no abstract method without a policy of its own.",
                        "Remove it, or annotate the default methods that should be retried themselves."));
    }

    private static boolean takesIt(Method method) {
        return method.policy().isPresent() && !method.policyOnMethod();
    }
}
