package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.ExceptionType;
import dev.reprise.processor.model.Policy;
import dev.reprise.processor.model.Setting;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The types of {@code on} and {@code notOn} can decide something. */
final class ExceptionTypes implements Rule<PolicyUse> {

    private static final Set<String> BROAD = Set.of("java.lang.Exception", "java.lang.RuntimeException");

    @Override
    public Stream<Diagnostic> check(PolicyUse use) {
        Policy policy = use.policy();
        return Stream.of(
                        inList(use, "on", policy.on()),
                        inList(use, "notOn", policy.notOn()),
                        covered(policy).stream(),
                        broad(policy.on()))
                .flatMap(found -> found);
    }

    private static Stream<Diagnostic> inList(PolicyUse use, String member, Setting<List<ExceptionType>> setting) {
        Set<Object> seen = new HashSet<>();
        return setting.value().stream()
                .map(type -> unfit(type, member)
                        .or(() -> seen.add(type.type()) ? Optional.empty() : Optional.of(twice(type, member)))
                        .or(() -> type.accessible() ? Optional.empty() : Optional.of(outOfReach(use, type, member))))
                .flatMap(Optional::stream);
    }

    private static Optional<Diagnostic> unfit(ExceptionType type, String member) {
        String advice = member.equals("on")
                ? "Name a type that extends Exception."
                : "Remove it: what is never retried needs no exclusion.";
        if (type.kind() == ExceptionType.Kind.INTERRUPT) {
            return Optional.of(bad(
                    type,
                    member,
                    "is never retried: whoever interrupts a thread wants the call to end.",
                    "Remove it."));
        }
        if (type.isAnyOf(Set.of("java.lang.Error"))) {
            return Optional.of(bad(type, member, "is an Error, which is never retried.", advice));
        }
        return switch (type.kind()) {
            case NOT_AN_EXCEPTION ->
                Optional.of(bad(type, member, "is no Exception, and nothing else is ever retried.", advice));
            case NO_THROWABLE -> Optional.of(bad(type, member, "is no exception.", advice));
            case INTERRUPT, UNCHECKED, CHECKED -> Optional.empty();
        };
    }

    private static Diagnostic twice(ExceptionType type, String member) {
        return bad(type, member, "stands there twice.", "Remove one of them.");
    }

    private static Diagnostic outOfReach(PolicyUse use, ExceptionType type, String member) {
        return new Diagnostic(
                DiagnosticId.BAD_EXCEPTION_TYPE,
                use.place(type.place()),
                simpleName(type) + " in " + member
                        + " is out of reach of the generated class, which stands in the interface's package.",
                "Make it visible there, or name a supertype that is.");
    }

    private static Diagnostic bad(ExceptionType type, String member, String problem, String advice) {
        return new Diagnostic(
                DiagnosticId.BAD_EXCEPTION_TYPE,
                type.place(),
                simpleName(type) + " in " + member + " " + problem,
                advice);
    }

    private static Optional<Diagnostic> covered(Policy policy) {
        List<ExceptionType> on = policy.on().value();
        boolean allCovered = !on.isEmpty()
                && on.stream().allMatch(type -> policy.notOn().value().stream().anyMatch(type::isA));
        if (!allCovered) {
            return Optional.empty();
        }
        return Optional.of(new Diagnostic(
                DiagnosticId.BAD_EXCEPTION_TYPE,
                policy.on().place(),
                "on names only what notOn excludes again (" + simpleName(on.get(0)) + "), so it adds nothing.",
                "notOn wins over on: remove on, or take the type out of notOn."));
    }

    private static Stream<Diagnostic> broad(Setting<List<ExceptionType>> on) {
        return on.value().stream()
                .filter(type -> BROAD.contains(type.type().toString()))
                .map(type -> new Diagnostic(
                        DiagnosticId.BROAD_EXCEPTION,
                        type.place(),
                        simpleName(type)
                                + " in on repeats every fault of the program as well, a NullPointerException for example.",
                        "Name the types that pass by themselves, or decide in a classifier (FailureClassifier). Connection failures, timeouts and the\n"
                                + "statuses of onStatus need no entry."));
    }

    static String simpleName(ExceptionType type) {
        String name = type.type().toString();
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
