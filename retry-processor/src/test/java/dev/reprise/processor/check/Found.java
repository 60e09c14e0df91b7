package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Models;
import dev.reprise.processor.model.Models.MethodModel;
import dev.reprise.processor.model.Models.PolicyModel;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** What the rules find, short enough to be compared: {@code bad-tries at maxTries}. */
final class Found {

    static final Options DEFAULTS = Options.of(Map.of());

    private Found() {}

    static List<String> in(Client client) {
        return Checks.of(client, DEFAULTS).diagnostics().stream()
                .map(Found::text)
                .toList();
    }

    static List<String> in(Method... methods) {
        return in(Models.client(methods));
    }

    /** In an interface whose only method, a GET called find, has the given policy. */
    static List<String> inPolicy(Consumer<PolicyModel> change) {
        return inMethod(it -> it.policy = Optional.of(Models.policy(change)));
    }

    /** In an interface whose only method is a GET called find. */
    static List<String> inMethod(Consumer<MethodModel> change) {
        return in(Models.method("find", change));
    }

    static Diagnostic only(Client client) {
        List<Diagnostic> found = Checks.of(client, DEFAULTS).diagnostics();
        if (found.size() != 1) {
            throw new AssertionError("not one diagnostic: " + found);
        }
        return found.get(0);
    }

    private static String text(Diagnostic diagnostic) {
        String place = diagnostic.place() instanceof Models.At at ? at.name() : "nowhere";
        return diagnostic.id().id() + " at " + place;
    }
}
