package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.Idempotency;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Place;
import dev.reprise.processor.model.RunOn;
import dev.reprise.processor.model.Setting;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The annotations of a method do not contradict each other. */
final class Conflicts implements Rule<Member> {

    @Override
    public Stream<Diagnostic> check(Member member) {
        Method method = member.method();
        Optional<Idempotency> idempotent = method.idempotency().filter(Idempotency::onMethod);
        return Stream.of(
                        method.notIdempotent()
                                .filter(place -> idempotent.isPresent())
                                .map(
                                        place -> conflict(
                                                place,
                                                member.subject() + " is both @Idempotent and @NotIdempotent.",
                                                "@NotIdempotent says that repeating does harm, @Idempotent how that is prevented: with @Idempotent, remove @NotIdempotent.")),
                        method.notRetryable()
                                .filter(place -> method.policyOnMethod())
                                .map(
                                        place -> conflict(
                                                place,
                                                member.subject() + " is @NotRetryable and has a policy of its own.",
                                                "Remove one of them. @NotRetryable takes a method out of its interface's policy.")),
                        composed("Two composed policies on " + member.subject(), method.composedPolicies()),
                        method.runOn()
                                .filter(runOn -> runOn.onMethod() && !method.isDefault())
                                .map(RunOn::place)
                                .map(place -> conflict(
                                        place,
                                        member.subject()
                                                + " is abstract, so there is no default method that @RunOn could place.",
                                        "Remove @RunOn: an abstract method always runs on the delegate.")),
                        closing(member),
                        idempotent.flatMap(Conflicts::randomWithMembers))
                .flatMap(Optional::stream);
    }

    /** The reader takes the policy from {@code close()}, which would otherwise be ignored in silence. */
    private static Optional<Diagnostic> closing(Member member) {
        Method method = member.method();
        boolean ignored = method.policyOnMethod()
                && method.policy().isEmpty()
                && method.notRetryable().isEmpty();
        return ignored
                ? Optional.of(conflict(
                        method.place(),
                        member.subject() + " gives up a resource and is never retried, but has a policy.",
                        "Remove the policy: close() of an AutoCloseable is always forwarded."))
                : Optional.empty();
    }

    static Optional<Diagnostic> composed(String subject, List<Place> policies) {
        return policies.size() < 2
                ? Optional.empty()
                : Optional.of(conflict(
                        policies.get(1),
                        subject + ", and neither wins over the other.",
                        "Remove one of them, or write the policy out: @Retryable(...)."));
    }

    private static Optional<Diagnostic> randomWithMembers(Idempotency idempotency) {
        List<String> members = keyMembers(idempotency);
        return !idempotency.random().value() || members.isEmpty()
                ? Optional.empty()
                : Optional.of(conflict(
                        idempotency.random().place(),
                        "random = true leaves nothing for " + String.join(", ", members) + " to do.",
                        "A random key is a UUID that no argument changes: remove " + String.join(", ", members)
                                + ", or random."));
    }

    private static List<String> keyMembers(Idempotency idempotency) {
        return Stream.of(
                        named("key", idempotency.key()),
                        idempotency.attemptId().map(part -> "attemptId"),
                        named("scope", idempotency.scope()),
                        named("format", idempotency.format()))
                .flatMap(Optional::stream)
                .toList();
    }

    private static Optional<String> named(String member, Setting<?> setting) {
        return setting.explicit() ? Optional.of(member) : Optional.empty();
    }

    static Diagnostic conflict(Place place, String problem, String advice) {
        return new Diagnostic(DiagnosticId.CONFLICTING_ANNOTATIONS, place, problem, advice);
    }
}
