package dev.reprise.processor.diagnose;

import dev.reprise.processor.model.Place;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/**
 * A place as the compiler knows it: an element, an annotation on it, a value of that annotation. A value needs its
 * annotation.
 */
public record Position(
        Element element,
        @Nullable AnnotationMirror annotation,
        @Nullable AnnotationValue value) implements Place {

    /** The element itself. */
    public Position(Element element) {
        this(element, null, null);
    }

    /** An annotation on the element. */
    public Position(Element element, AnnotationMirror annotation) {
        this(element, annotation, null);
    }

    /**
     * The place by names alone. The compiler makes new elements for the same source in each round, so that identity cannot
     * tell whether something was already said.
     */
    String path() {
        StringBuilder path = new StringBuilder();
        for (Element part = element; part != null; part = part.getEnclosingElement()) {
            path.insert(0, "/" + part);
        }
        return path.append(annotation == null ? "" : "/" + annotation).toString();
    }
}
