package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.manifest.Baseline;
import dev.reprise.processor.model.Budget;
import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Policy;
import dev.reprise.processor.model.Unsupported;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** All rules, applied to one client interface. A new rule is a class and an entry in one of the lists. */
public final class Checks {

    private static final List<Rule<PolicyUse>> OF_POLICIES = List.of(
            new DurationForm(),
            new Numbers(),
            new Delays(),
            new Spread(),
            new Deadlines(),
            new Statuses(),
            new UnsentOnly(),
            new ExceptionTypes(),
            new NeverThrown(),
            new Classifiers(),
            new AttemptTimeout(),
            new BlockingWait());

    private static final List<Rule<Member>> OF_METHODS = List.of(
            new RepeatSafety(),
            new HttpMethodName(),
            new HttpMethodConflict(),
            new KeyParts(),
            new KeyScope(),
            new KeyParameter(),
            new Verifying(),
            new OneShotParameters(),
            new Results(),
            new Conflicts(),
            new DefaultMethods(),
            new KeyUse(),
            new ForeignOnMethod());

    private static final List<Rule<Client>> OF_INTERFACES =
            List.of(new InterfaceConflicts(), new NothingToRetry(), new ForeignOnInterface());

    private static final Rule<Budget> OF_BUDGETS = new Budgets();

    private static final Rule<Unsupported> OF_FEATURES = new UnsupportedFeatures();

    private final Client client;
    private final List<Diagnostic> diagnostics = new ArrayList<>();
    private final Set<Method> faulty = new LinkedHashSet<>();

    private Checks(Client client) {
        this.client = client;
    }

    /** Applies every rule to the interface. */
    public static Findings of(Client client, Options options) {
        Checks checks = new Checks(client);
        checks.add(client.faults().stream().map(Diagnostic::of), Set.of(), List.of(), "");
        checks.add(
                client.target().stream()
                        .flatMap(target -> target.misfits().stream())
                        .map(Diagnostic::of),
                Set.of(),
                List.of(),
                "");
        checks.checkInterface();
        checks.checkPolicies(options);
        client.methods().forEach(checks::checkMethod);
        options.baseline().ifPresent(checks::compare);
        return new Findings(checks.diagnostics, checks.faulty);
    }

    /** Applies the rules to a composed policy by itself, whether or not an interface uses it. */
    public static List<Diagnostic> of(Policy policy, Options options) {
        return of(new PolicyUse(policy, List.of(), options))
                .filter(unless(policy.suppressed()))
                .toList();
    }

    private static Stream<Diagnostic> of(PolicyUse use) {
        return OF_POLICIES.stream().flatMap(rule -> rule.check(use));
    }

    private void checkInterface() {
        Stream<Diagnostic> found = Stream.of(
                        OF_INTERFACES.stream().flatMap(rule -> rule.check(client)),
                        client.budget().stream().flatMap(OF_BUDGETS::check),
                        client.unsupported().stream().flatMap(OF_FEATURES::check))
                .flatMap(part -> part);
        add(found, Set.of(), client.methods(), "");
    }

    private void checkPolicies(Options options) {
        Map<Policy, List<Method>> uses = new LinkedHashMap<>();
        client.policy().ifPresent(policy -> uses.put(policy, new ArrayList<>()));
        for (Method method : client.methods()) {
            method.policy()
                    .ifPresent(policy -> uses.computeIfAbsent(policy, absent -> new ArrayList<>())
                            .add(method));
        }
        uses.forEach((policy, methods) ->
                add(of(new PolicyUse(policy, methods, options)), policy.suppressed(), methods, policy.origin()));
    }

    private void checkMethod(Method method) {
        Member member = new Member(client, method);
        Stream<Diagnostic> found = Stream.of(
                        OF_METHODS.stream().flatMap(rule -> rule.check(member)),
                        method.budget().stream().flatMap(OF_BUDGETS::check),
                        method.unsupported().stream().flatMap(OF_FEATURES::check))
                .flatMap(part -> part);
        add(found, method.suppressed(), List.of(method), method.origin());
    }

    /** What is wrong in itself makes no manifest that could be compared. */
    private void compare(Baseline baseline) {
        if (diagnostics.stream().noneMatch(diagnostic -> diagnostic.id().isError())) {
            BaselineComparison.of(client, baseline)
                    .forEach(found ->
                            add(Stream.of(found.diagnostic()), found.suppressed(), found.concerned(), found.origin()));
        }
    }

    /**
     * Keeps what was found.
     *
     * @param suppressed the warnings that are switched off at the subject, beside those of the interface
     * @param concerned the methods that an error makes faulty
     * @param origin where the subject really stands when its place cannot tell
     */
    private void add(Stream<Diagnostic> found, Set<String> suppressed, Collection<Method> concerned, String origin) {
        found.filter(unless(suppressed))
                .filter(unless(client.suppressed()))
                .filter(diagnostic ->
                        diagnostic.id().isError() || client.faults().isEmpty())
                .forEach(diagnostic -> {
                    diagnostics.add(origin.isEmpty() ? diagnostic : advised(diagnostic.standingOn(origin), concerned));
                    if (diagnostic.id().isError()) {
                        faulty.addAll(concerned);
                    }
                });
    }

    /** What nobody can annotate may be declared again in the policy interface. */
    private Diagnostic advised(Diagnostic diagnostic, Collection<Method> concerned) {
        return client.target().isPresent() && concerned.size() == 1
                ? diagnostic.advising("For this method alone: declare it in "
                        + client.name().simpleName() + " as well, and annotate it there.")
                : diagnostic;
    }

    /** Warnings can be switched off, errors cannot. */
    private static Predicate<Diagnostic> unless(Set<String> suppressed) {
        return diagnostic -> diagnostic.id().isError()
                || !suppressed.contains(diagnostic.id().id());
    }
}
