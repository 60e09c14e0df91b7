package dev.reprise.processor.read;

import dev.reprise.processor.model.Fault;
import dev.reprise.processor.model.Place;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * What is read: the interface that carries the policies, and the one they are for. They are the same but for
 * {@code @RetryPolicyFor}.
 *
 * @param policies names the proxy, its operations, its budget
 * @param client what the proxy implements; {@code policies} where the annotation names nothing that could be implemented
 * @param target the annotation's value, empty where there is none
 * @param faults why what the annotation names cannot be implemented
 */
record Subject(TypeElement policies, TypeElement client, Optional<Place> target, List<Fault> faults) {

    static Subject of(Round round, TypeElement policies) {
        return new Annotations(round.sources(), policies)
                .direct(policies, Vocabulary.RETRY_POLICY_FOR)
                .map(mirror -> of(round, policies, mirror))
                .orElse(new Subject(policies, policies, Optional.empty(), List.of()));
    }

    private static Subject of(Round round, TypeElement policies, Mirror mirror) {
        Place place = mirror.written("value").map(mirror::place).orElse(mirror.place());
        TypeMirror named = mirror.written("value")
                .map(value -> value.getValue() instanceof TypeMirror type ? type : round.object())
                .orElse(round.object());
        Optional<Fault> fault = fault(new Access(round.elements(), policies), named, place);
        return fault.isPresent()
                ? new Subject(policies, policies, Optional.of(place), List.of(fault.get()))
                : new Subject(
                        policies, (TypeElement) ((DeclaredType) named).asElement(), Optional.of(place), List.of());
    }

    private static Optional<Fault> fault(Access access, TypeMirror named, Place place) {
        String name = TypeNames.PLAIN.of(named).toString();
        if (!(named instanceof DeclaredType declared) || declared.asElement().getKind() != ElementKind.INTERFACE) {
            return Optional.of(new Fault(
                    "not-an-interface",
                    place,
                    "@RetryPolicyFor names " + name
                            + ", which is not an interface, and a proxy can stand in for an interface only.",
                    "Name the interface through which the calls are made."));
        }
        if (!access.allows(declared.asElement())) {
            return Optional.of(new Fault(
                    "inaccessible-interface",
                    place,
                    name + " cannot be named in the package of "
                            + access.client().getSimpleName()
                            + ", where the generated class would have to implement it.",
                    "Make it visible there, or put the policy interface where it is."));
        }
        if (declared.asElement().getModifiers().contains(Modifier.SEALED)) {
            return Optional.of(new Fault(
                    "sealed-interface",
                    place,
                    name + " is sealed: a generated class cannot be one of its permitted subtypes.",
                    "Name a non-sealed interface that extends it."));
        }
        return Optional.empty();
    }

    /** Whether the policies stand on another interface than the one the proxy implements. */
    boolean isForeign() {
        return !client.equals(policies);
    }
}
