package dev.reprise.processor.read;

import dev.reprise.processor.model.Fault;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** Policies where no proxy could act on them. */
record Misplacement(Annotations annotations, boolean composed) {

    private static final String ID = "not-an-interface";

    private static final List<String> POLICIES = Stream.concat(
                    Stream.of(Vocabulary.RETRYABLE, Vocabulary.IDEMPOTENT, Vocabulary.RETRY_POLICY_FOR),
                    Vocabulary.UNSUPPORTED.stream())
            .toList();

    Optional<Fault> ofType(TypeElement type) {
        if (type.getKind() == ElementKind.INTERFACE) {
            return Optional.empty();
        }
        if (type.getKind() == ElementKind.ANNOTATION_TYPE) {
            return fault(
                    List.of(Vocabulary.RETRY_POLICY_FOR),
                    type,
                    "@" + type.getSimpleName() + " is an annotation, which declares no methods of "
                            + "an interface that it could be a policy for.",
                    "Put @RetryPolicyFor on an interface, and @" + type.getSimpleName() + " beside it.");
        }
        return fault(
                type,
                type.getSimpleName() + " is " + described(type) + ", and a proxy can stand in for an interface only.",
                "Put the policy on the interface that " + type.getSimpleName() + " implements.");
    }

    Optional<Fault> ofMethod(TypeElement type, ExecutableElement method) {
        String name = method.getSimpleName() + "()";
        if (type.getKind() == ElementKind.ANNOTATION_TYPE) {
            return fault(method, name + " is a member of an annotation, which is not called.", "Remove the policy.");
        }
        if (type.getKind() != ElementKind.INTERFACE) {
            return fault(
                    method,
                    name + " is a method of " + described(type) + ", and a proxy can stand in for an interface only.",
                    "Put the policy on the method of the interface that " + type.getSimpleName() + " implements.");
        }
        if (!Policies.isInstanceMethod(method)) {
            String kind = method.getModifiers().contains(Modifier.STATIC) ? "static" : "private";
            return fault(
                    method,
                    name + " is " + kind + ", so that no proxy can stand in for it.",
                    "Put the policy on the abstract methods that it calls.");
        }
        if (ObjectMethods.declares(method)) {
            return fault(method, name + " of a proxy speaks of the proxy itself.", "Remove the policy.");
        }
        return Optional.empty();
    }

    private Optional<Fault> fault(Element element, String problem, String advice) {
        return fault(POLICIES, element, problem, advice);
    }

    private Optional<Fault> fault(List<String> policies, Element element, String problem, String advice) {
        return policies.stream()
                .flatMap(name -> composed
                        ? annotations.composed(element, name).stream()
                        : annotations.direct(element, name).stream())
                .findFirst()
                .map(mirror -> new Fault(ID, mirror.use(), problem, advice));
    }

    private static String described(TypeElement type) {
        return switch (type.getKind()) {
            case ENUM -> "an enum";
            case RECORD -> "a record";
            case ANNOTATION_TYPE -> "an annotation";
            default -> type.getModifiers().contains(Modifier.ABSTRACT) ? "an abstract class" : "a class";
        };
    }
}
