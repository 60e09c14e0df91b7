package dev.reprise.processor.read;

import com.palantir.javapoet.AnnotationSpec;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ElementKind;

/**
 * The annotations that the proxy repeats: those that say whether something may be null, for static analysis and Kotlin
 * read them on the class they see, and {@code @Deprecated}. All others belong to a framework that would act on them twice.
 */
final class RepeatedAnnotations {

    private static final Set<String> SIMPLE_NAMES =
            Set.of("Nullable", "NonNull", "Nonnull", "NotNull", "CheckForNull", "NullableDecl", "NonNullDecl");

    /** Packages whose {@code NotNull} and {@code NonNull} are instructions: a constraint to check, a check to generate. */
    private static final List<String> INSTRUCTIONS = List.of("javax.validation.", "jakarta.validation.", "lombok.");

    /** Repeats nothing. */
    static final RepeatedAnnotations NONE = new RepeatedAnnotations(annotation -> false);

    private final Predicate<AnnotationMirror> nameable;

    private RepeatedAnnotations(Predicate<AnnotationMirror> nameable) {
        this.nameable = nameable;
    }

    /** Repeats what the proxy can name: a package may have a language of its own for nullness. */
    static RepeatedAnnotations of(Access access) {
        return new RepeatedAnnotations(annotation -> exists(annotation)
                && access.allows(annotation.getAnnotationType().asElement()));
    }

    /** What is repeated of the annotations on a type. */
    List<AnnotationSpec> ofType(AnnotatedConstruct type) {
        return type.getAnnotationMirrors().stream()
                .filter(annotation -> isNullness(Annotations.name(annotation)))
                .filter(nameable)
                .map(AnnotationSpec::get)
                .toList();
    }

    /** What is repeated of the annotations on a method or parameter, {@code onType} excepted, which stand there already. */
    List<AnnotationSpec> ofDeclaration(AnnotatedConstruct element, List<AnnotationSpec> onType) {
        return element.getAnnotationMirrors().stream()
                .filter(RepeatedAnnotations::isRepeated)
                .filter(nameable)
                .map(AnnotationSpec::get)
                .filter(annotation -> !onType.contains(annotation))
                .toList();
    }

    /** Class files keep annotations whose types were only there when they were compiled. */
    private static boolean exists(AnnotationMirror annotation) {
        return annotation.getAnnotationType().asElement().getKind() == ElementKind.ANNOTATION_TYPE;
    }

    private static boolean isRepeated(AnnotationMirror annotation) {
        String name = Annotations.name(annotation);
        return name.equals("java.lang.Deprecated") || isNullness(name);
    }

    private static boolean isNullness(String name) {
        return SIMPLE_NAMES.contains(name.substring(name.lastIndexOf('.') + 1))
                && INSTRUCTIONS.stream().noneMatch(name::startsWith);
    }
}
