package dev.reprise.processor.read;

import com.palantir.javapoet.AnnotationSpec;
import java.util.List;
import java.util.Set;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.AnnotationMirror;

/**
 * The annotations that the proxy repeats: those that say whether something may be null, for static analysis and Kotlin
 * read them on the class they see, and {@code @Deprecated}. All others belong to a framework that would act on them twice.
 */
final class RepeatedAnnotations {

    private static final Set<String> SIMPLE_NAMES =
            Set.of("Nullable", "NonNull", "Nonnull", "NotNull", "CheckForNull", "NullableDecl", "NonNullDecl");

    /** Packages whose {@code NotNull} and {@code NonNull} are instructions: a constraint to check, a check to generate. */
    private static final List<String> INSTRUCTIONS = List.of("javax.validation.", "jakarta.validation.", "lombok.");

    private RepeatedAnnotations() {}

    /** What is repeated of the annotations on a type. */
    static List<AnnotationSpec> ofType(AnnotatedConstruct type) {
        return type.getAnnotationMirrors().stream()
                .filter(annotation -> isNullness(Annotations.name(annotation)))
                .map(AnnotationSpec::get)
                .toList();
    }

    /** What is repeated of the annotations on a method or parameter, {@code onType} excepted, which stand there already. */
    static List<AnnotationSpec> ofDeclaration(AnnotatedConstruct element, List<AnnotationSpec> onType) {
        return element.getAnnotationMirrors().stream()
                .filter(RepeatedAnnotations::isRepeated)
                .map(AnnotationSpec::get)
                .filter(annotation -> !onType.contains(annotation))
                .toList();
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
