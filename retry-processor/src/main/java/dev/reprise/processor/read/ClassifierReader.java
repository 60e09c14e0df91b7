package dev.reprise.processor.read;

import dev.reprise.processor.model.Classifier;
import dev.reprise.processor.model.Setting;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Reads {@code @Retryable(classifier = ...)}: can generated code make one with {@code new}? */
record ClassifierReader(Round round, Access access) {

    private static final String CLASSIFIER = "dev.reprise.runtime.FailureClassifier";

    Optional<Classifier> read(Mirror retryable) {
        Setting<TypeMirror> member = retryable.value("classifier", TypeMirror.class);
        TypeMirror type = member.value();
        if (type.getKind() == TypeKind.VOID || type.getKind() == TypeKind.ERROR) {
            return Optional.empty();
        }
        return Optional.of(new Classifier(
                TypeNames.PLAIN.of(round.types().erasure(type)), problem(type), isAccessible(type), member.place()));
    }

    private Optional<String> problem(TypeMirror type) {
        if (!(type instanceof DeclaredType declared) || !round.names(type).contains(CLASSIFIER)) {
            return Optional.of("is no FailureClassifier");
        }
        TypeElement element = (TypeElement) declared.asElement();
        if (element.getKind().isInterface()) {
            return Optional.of("is an interface");
        }
        if (element.getModifiers().contains(Modifier.ABSTRACT)) {
            return Optional.of("is abstract");
        }
        if (isInner(element)) {
            return Optional.of("is an inner class: only an instance of its outer class could make one");
        }
        if (!element.getTypeParameters().isEmpty()) {
            return Optional.of("is generic");
        }
        return constructorProblem(element);
    }

    private boolean isAccessible(TypeMirror type) {
        return !(type instanceof DeclaredType declared)
                || (access.allows(declared.asElement())
                        && constructor((TypeElement) declared.asElement())
                                .filter(access::allows)
                                .isPresent());
    }

    private static boolean isInner(TypeElement element) {
        return element.getNestingKind() != NestingKind.TOP_LEVEL
                && !element.getModifiers().contains(Modifier.STATIC);
    }

    private Optional<String> constructorProblem(TypeElement element) {
        Optional<ExecutableElement> constructor = constructor(element);
        if (constructor.isEmpty()) {
            return Optional.of("has no accessible constructor without parameters");
        }
        return constructor.get().getThrownTypes().stream().anyMatch(round::isChecked)
                ? Optional.of("has a constructor that throws a checked exception")
                : Optional.empty();
    }

    private static Optional<ExecutableElement> constructor(TypeElement element) {
        return ElementFilter.constructorsIn(element.getEnclosedElements()).stream()
                .filter(constructor -> constructor.getParameters().isEmpty()
                        && !constructor.getModifiers().contains(Modifier.PRIVATE))
                .findFirst();
    }
}
