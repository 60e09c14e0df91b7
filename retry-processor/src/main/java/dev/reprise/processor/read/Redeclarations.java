package dev.reprise.processor.read;

import dev.reprise.processor.diagnose.DidYouMean;
import dev.reprise.processor.diagnose.Position;
import dev.reprise.processor.model.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/**
 * The methods of a client interface, each with what a policy interface declares under the same signature. Results, throws
 * clauses and bodies of a policy interface mean nothing.
 */
final class Redeclarations {

    private final Round round;
    private final Subject subject;
    private final List<Member> members = new ArrayList<>();
    private final List<Member> unknown = new ArrayList<>();

    private Redeclarations(Round round, Subject subject) {
        this.round = round;
        this.subject = subject;
    }

    static Redeclarations of(Round round, Subject subject) {
        Redeclarations redeclarations = new Redeclarations(round, subject);
        redeclarations.members.addAll(new Members(round).of(subject.client()));
        if (subject.isForeign()) {
            new Members(round).of(subject.policies()).forEach(redeclarations::lay);
        }
        return redeclarations;
    }

    /** The client's methods, in a stable order. */
    List<Member> members() {
        return List.copyOf(members);
    }

    private void lay(Member policy) {
        for (int i = 0; i < members.size(); i++) {
            if (isSame(policy, members.get(i))) {
                members.set(i, members.get(i).under(policy.declarations()));
                return;
            }
        }
        unknown.add(policy);
    }

    /**
     * By erasure, as every class tells its methods apart: the policy interface has type variables of its own, or writes
     * their bounds in place of the client's.
     */
    private boolean isSame(Member policy, Member member) {
        return policy.signature(round).equals(member.signature(round))
                || (policy.name().equals(member.name())
                        && round.types()
                                .isSubsignature(
                                        policy.main().type(), member.main().type()));
    }

    /** What of the policy interface says nothing about the client: one fault each. */
    List<Fault> misfits() {
        if (subject.target().isEmpty() || !subject.faults().isEmpty()) {
            return List.of();
        }
        boolean extending = round.lineage(subject.policies().asType()).stream()
                .map(DeclaredType::asElement)
                .anyMatch(subject.client()::equals);
        return extending
                ? List.of(extending())
                : unknown.stream().map(this::noSuchMethod).toList();
    }

    private Fault extending() {
        String policies = subject.policies().getSimpleName().toString();
        String client = subject.client().getSimpleName().toString();
        return new Fault(
                "conflicting-annotations",
                subject.target().orElseThrow(),
                subject.isForeign()
                        ? policies + " extends " + client
                                + " and is a policy for it as well: the generated class would not be a " + policies
                                + "."
                        : policies + " is a policy for itself.",
                subject.isForeign()
                        ? "Remove @RetryPolicyFor, or extends " + client + "."
                        : "Remove @RetryPolicyFor: the policies of an interface stand on it.");
    }

    private Fault noSuchMethod(Member policy) {
        TypeElement client = subject.client();
        boolean here = round.sources().contains(policy.main().method());
        return new Fault(
                "no-such-method",
                here ? new Position(policy.main().method()) : subject.target().orElseThrow(),
                client.getSimpleName() + " has no method " + policy.brief() + ".",
                sameName(policy).orElseGet(() -> otherName(policy)));
    }

    private Optional<String> sameName(Member policy) {
        String overloads = members.stream()
                .filter(member -> member.name().equals(policy.name()))
                .map(Member::brief)
                .collect(Collectors.joining(", "));
        return Optional.of(overloads)
                .filter(found -> !found.isEmpty())
                .map(found -> "Its parameters have to match. There is " + found + ".");
    }

    private String otherName(Member policy) {
        return "Remove it: what the generated class has are the methods of "
                + subject.client().getSimpleName() + "."
                + DidYouMean.sentence(
                        policy.name(), members.stream().map(Member::name).toList());
    }
}
