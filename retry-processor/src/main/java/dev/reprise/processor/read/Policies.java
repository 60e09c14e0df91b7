package dev.reprise.processor.read;

import dev.reprise.processor.model.Fault;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** Finds the policies of a round: the interfaces that have one, and the elements that cannot have one. */
public final class Policies {

    private final Sources sources;

    public Policies(Sources sources) {
        this.sources = sources;
    }

    /** The interfaces of the round that a proxy is to be written for, by name. */
    public Set<TypeElement> annotatedInterfaces(RoundEnvironment round) {
        return types(round).stream()
                .filter(type -> type.getKind() == ElementKind.INTERFACE && isOurs(type))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** The annotation types of the round that bring a policy to others. */
    public List<TypeElement> composedPolicies(RoundEnvironment round) {
        return types(round).stream()
                .filter(type -> type.getKind() == ElementKind.ANNOTATION_TYPE)
                .filter(type -> Annotations.mirror(type, Vocabulary.RETRYABLE).isPresent())
                .toList();
    }

    /** Policies on what cannot have one, by the name of the type: those of composed annotations, or the direct ones. */
    public List<Fault> misplaced(RoundEnvironment round, boolean composed) {
        List<Fault> faults = new ArrayList<>();
        for (TypeElement type : types(round)) {
            Misplacement misplacement = new Misplacement(new Annotations(sources, type), composed);
            misplacement.ofType(type).ifPresent(faults::add);
            for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
                misplacement.ofMethod(type, method).ifPresent(faults::add);
            }
        }
        return faults;
    }

    /**
     * Whether the only policies of an interface are composed ones, so that no annotation of ours stands on it. The compiler
     * does not call a processor for it that asks for our annotations alone.
     */
    public boolean isComposedOnly(TypeElement type) {
        return carriers(type).noneMatch(carrier -> isAnnotatedDirectly(type, carrier));
    }

    private boolean isOurs(TypeElement type) {
        return carriers(type).anyMatch(carrier -> isAnnotatedDirectly(type, carrier) || isComposed(type, carrier));
    }

    /** What of an interface may carry a policy: the interface itself and its instance methods. */
    private static Stream<Element> carriers(TypeElement type) {
        return Stream.concat(
                Stream.of(type),
                ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                        .filter(method -> isInstanceMethod(method) && !ObjectMethods.declares(method)));
    }

    private boolean isAnnotatedDirectly(TypeElement type, Element carrier) {
        Annotations annotations = new Annotations(sources, type);
        return annotations.direct(carrier, Vocabulary.RETRYABLE).isPresent()
                || annotations.direct(carrier, Vocabulary.RETRY_POLICY_FOR).isPresent()
                || Vocabulary.UNSUPPORTED.stream()
                        .anyMatch(name -> annotations.direct(carrier, name).isPresent())
                || (!carrier.equals(type)
                        && annotations
                                .direct(carrier, Vocabulary.IDEMPOTENT)
                                .filter(Policies::isKeyed)
                                .isPresent());
    }

    private boolean isComposed(TypeElement type, Element carrier) {
        return !new Annotations(sources, type)
                .composed(carrier, Vocabulary.RETRYABLE)
                .isEmpty();
    }

    private static boolean isKeyed(Mirror idempotent) {
        return Stream.of("key", "attemptId", "random")
                .anyMatch(member -> idempotent.written(member).isPresent());
    }

    static boolean isInstanceMethod(ExecutableElement method) {
        return !method.getModifiers().contains(Modifier.STATIC)
                && !method.getModifiers().contains(Modifier.PRIVATE);
    }

    /** The types of the round and everything nested in them, by name: compilers hand them out in an order of their own. */
    private static List<TypeElement> types(RoundEnvironment round) {
        List<TypeElement> types = new ArrayList<>();
        ElementFilter.typesIn(round.getRootElements()).forEach(type -> collect(type, types));
        types.sort(Comparator.comparing(type -> type.getQualifiedName().toString()));
        return types;
    }

    private static void collect(TypeElement type, List<TypeElement> types) {
        types.add(type);
        ElementFilter.typesIn(type.getEnclosedElements()).forEach(nested -> collect(nested, types));
    }
}
