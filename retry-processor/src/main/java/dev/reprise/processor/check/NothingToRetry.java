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
        return Stream.concat(
                client.policy().stream()
                        .filter(policy -> client.methods().stream().noneMatch(NothingToRetry::takesIt))
                        .map(policy -> new Diagnostic(
                                DiagnosticId.NOTHING_TO_RETRY,
                                policy.use(),
                                "The policy on " + client.name().simpleName()
                                        + " applies to no method: there is no abstract method without a policy of its own.",
                                "Remove it, or annotate the default methods that should be retried themselves.")),
                client.target().stream()
                        .filter(target -> target.misfits().isEmpty() && isWithoutPolicy(client))
                        .map(target -> new Diagnostic(
                                DiagnosticId.NOTHING_TO_RETRY,
                                target.place(),
                                client.name().simpleName() + " is a policy for "
                                        + target.name().simpleName() + " and has none for any of its methods.",
                                "Put @Retryable on it, or on the methods of "
                                        + target.name().simpleName()
                                        + " that it repeats and that should be retried.")));
    }

    private static boolean isWithoutPolicy(Client client) {
        return client.policy().isEmpty()
                && client.methods().stream().noneMatch(method -> method.policy().isPresent() || method.isKeyed());
    }

    private static boolean takesIt(Method method) {
        return method.policy().isPresent() && !method.policyOnMethod();
    }
}
