package dev.reprise.processor.read;

import dev.reprise.processor.diagnose.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * Finds annotations by name, on an element itself or brought by a composed annotation on it.
 *
 * @param sources what has a position
 * @param client the interface being read, where faults of class files are shown
 */
record Annotations(Sources sources, TypeElement client) {

    /** How deep composed annotations are followed: one may be built of others, and two may name each other. */
    private static final int DEPTH = 3;

    /** The annotation on the element itself, else the first that a composed annotation brings. */
    Optional<Mirror> find(Element element, String name) {
        return direct(element, name).or(() -> composed(element, name).stream().findFirst());
    }

    Optional<Mirror> direct(Element element, String name) {
        return mirror(element, name).map(annotation -> {
            boolean exact = sources.contains(element);
            Position place = exact ? new Position(element, annotation) : new Position(client);
            return new Mirror(annotation, element, place, exact, place, false);
        });
    }

    /** Those that composed annotations on the element bring, one for each composed annotation. */
    List<Mirror> composed(Element element, String name) {
        List<Mirror> found = new ArrayList<>();
        for (AnnotationMirror carrier : element.getAnnotationMirrors()) {
            Position use = sources.contains(element) ? new Position(element, carrier) : new Position(client);
            behind(carrier, name, use, DEPTH).ifPresent(found::add);
        }
        return found;
    }

    boolean isPresent(Element element, String name) {
        return find(element, name).isPresent();
    }

    static Optional<AnnotationMirror> mirror(Element element, String name) {
        for (AnnotationMirror annotation : element.getAnnotationMirrors()) {
            if (name(annotation).equals(name)) {
                return Optional.of(annotation);
            }
        }
        return Optional.empty();
    }

    static String name(AnnotationMirror annotation) {
        return type(annotation).getQualifiedName().toString();
    }

    /** What was written for a member of an annotation. */
    static Optional<AnnotationValue> written(AnnotationMirror annotation, String member) {
        return annotation.getElementValues().entrySet().stream()
                .filter(entry -> entry.getKey().getSimpleName().contentEquals(member))
                .findFirst()
                .map(Map.Entry::getValue);
    }

    private Optional<Mirror> behind(AnnotationMirror carrier, String name, Position use, int depth) {
        TypeElement type = type(carrier);
        if (depth == 0 || isOrdinary(carrier)) {
            return Optional.empty();
        }
        Optional<AnnotationMirror> here = mirror(type, name);
        if (here.isPresent()) {
            boolean exact = sources.contains(type);
            Position place = exact ? new Position(type, here.get()) : use;
            return Optional.of(new Mirror(here.get(), type, place, exact, use, true));
        }
        return type.getAnnotationMirrors().stream()
                .flatMap(next -> behind(next, name, use, depth - 1).stream())
                .findFirst();
    }

    /** Whether an annotation composes nothing: our own annotations and those of the language. */
    static boolean isOrdinary(AnnotationMirror annotation) {
        String name = name(annotation);
        return (name.startsWith(Vocabulary.PACKAGE) && name.lastIndexOf('.') == Vocabulary.PACKAGE.length() - 1)
                || name.startsWith("java.lang.");
    }

    private static TypeElement type(AnnotationMirror annotation) {
        return (TypeElement) annotation.getAnnotationType().asElement();
    }
}
