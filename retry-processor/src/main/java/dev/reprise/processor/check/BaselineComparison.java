package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.manifest.BadBaselineException;
import dev.reprise.processor.manifest.Baseline;
import dev.reprise.processor.manifest.Change;
import dev.reprise.processor.manifest.Comparison;
import dev.reprise.processor.manifest.Manifest;
import dev.reprise.processor.manifest.MethodSignature;
import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.Idempotency;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Place;
import dev.reprise.processor.model.Policy;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What has changed since the committed baseline: keys are an error, policies a warning, new methods and interfaces nothing. */
final class BaselineComparison {

    private static final String RENEW = "If it is meant, renew the baseline: " + Baseline.GUIDE + ".";

    private static final String FORGOTTEN =
            ". A call sent before this change is not recognised when it is repeated after it.";

    private final Client client;
    private final Map<String, Method> methods;
    private final List<Finding> findings = new ArrayList<>();

    private BaselineComparison(Client client) {
        this.client = client;
        this.methods = Manifest.methods(client).collect(Collectors.toMap(MethodSignature::of, method -> method));
    }

    /**
     * Something that the comparison found.
     *
     * @param suppressed the warnings that are switched off there
     * @param concerned the methods that it is about
     * @param origin where it really stands when its place cannot tell
     */
    record Finding(Diagnostic diagnostic, Set<String> suppressed, List<Method> concerned, String origin) {}

    /** Compares an interface in which no error was found. */
    static List<Finding> of(Client client, Baseline baseline) {
        BaselineComparison comparison = new BaselineComparison(client);
        try {
            baseline.of(client.binaryName())
                    .map(committed -> Comparison.of(committed, Manifest.of(client)))
                    .ifPresent(comparison::tell);
        } catch (BadBaselineException bad) {
            comparison.tell(client.place(), DiagnosticId.BAD_BASELINE, bad.problem(), bad.advice());
        }
        return comparison.findings;
    }

    private void tell(List<Change> changes) {
        Map<PolicyChange, List<Method>> policies = new LinkedHashMap<>();
        for (Change change : changes) {
            Method method = methods.get(change.signature());
            if (change instanceof Change.Key key && method != null) {
                keyChanged(method, key);
            } else if (change instanceof Change.Policy policy && method != null) {
                // A policy on an interface has changed once, not once a method.
                policies.computeIfAbsent(PolicyChange.of(method, policy), absent -> new ArrayList<>())
                        .add(method);
            } else if (change instanceof Change.Gone gone) {
                gone(gone);
            }
        }
        policies.forEach(this::policyChanged);
    }

    private void keyChanged(Method method, Change.Key change) {
        Optional<Idempotency> idempotency = method.idempotency();
        String now = change.after().isEmpty() ? "is gone" : "is now " + change.after();
        findings.add(new Finding(
                new Diagnostic(
                        DiagnosticId.BASELINE_KEY_CHANGED,
                        idempotency.map(it -> it.key().place()).orElse(method.place()),
                        "The key of " + method.name() + " " + now + "; in the baseline it is " + change.before()
                                + FORGOTTEN,
                        "Write the old recipe back, its scope included. " + RENEW
                                + "\nThen no call may be in flight while the new version is deployed."),
                Set.of(),
                List.of(method),
                method.origin()));
    }

    private void gone(Change.Gone change) {
        if (change.recipe().isEmpty()) {
            tell(
                    client.place(),
                    DiagnosticId.BASELINE_POLICY_CHANGED,
                    change.signature() + " is in the baseline and no longer has a policy.",
                    RENEW);
            return;
        }
        tell(
                client.place(),
                DiagnosticId.BASELINE_KEY_CHANGED,
                change.signature() + " of the baseline is gone, and no method has its key: " + change.recipe()
                        + FORGOTTEN,
                "A renamed method keeps its keys if its scope is the old operation. " + RENEW);
    }

    private void policyChanged(PolicyChange change, List<Method> concerned) {
        Optional<Policy> policy = change.policy();
        List<Method> told = concerned.stream()
                .filter(method -> !method.suppressed().contains(DiagnosticId.BASELINE_POLICY_CHANGED.id()))
                .toList();
        if (told.isEmpty()) {
            return;
        }
        Method first = told.get(0);
        findings.add(new Finding(
                new Diagnostic(
                        DiagnosticId.BASELINE_POLICY_CHANGED,
                        policy.map(Policy::use).orElse(first.place()),
                        told.stream().map(Method::name).distinct().collect(Collectors.joining(", "))
                                + (told.size() == 1 ? " differs" : " differ") + " from the baseline: "
                                + String.join("; ", change.differences()) + ".",
                        RENEW),
                policy.map(Policy::suppressed).orElse(Set.of()),
                told,
                policy.map(Policy::origin).orElse(first.origin())));
    }

    private void tell(Place place, DiagnosticId id, String problem, String advice) {
        findings.add(new Finding(new Diagnostic(id, place, problem, advice), Set.of(), client.methods(), ""));
    }

    /** One change of one policy, or of a method that has none. */
    private record PolicyChange(Optional<Policy> policy, List<String> differences) {

        static PolicyChange of(Method method, Change.Policy change) {
            return new PolicyChange(method.policy(), change.differences());
        }
    }
}
