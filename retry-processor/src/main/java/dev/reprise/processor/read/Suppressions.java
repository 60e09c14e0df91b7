package dev.reprise.processor.read;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;

/** The warnings of ours that {@code @SuppressWarnings("retry:<id>")} switches off. */
final class Suppressions {

    private static final String PREFIX = "retry:";

    private Suppressions() {}

    /** The ids that are off at the element: there and on everything around it. */
    static Set<String> at(Element element) {
        Set<String> ids = new TreeSet<>();
        for (Element around = element; around != null; around = around.getEnclosingElement()) {
            Annotations.mirror(around, "java.lang.SuppressWarnings").ifPresent(annotation -> collect(annotation, ids));
        }
        return ids;
    }

    private static void collect(AnnotationMirror annotation, Set<String> ids) {
        for (AnnotationValue array : annotation.getElementValues().values()) {
            if (array.getValue() instanceof List<?> tokens) {
                for (Object token : tokens) {
                    Object text = ((AnnotationValue) token).getValue();
                    if (text instanceof String id && id.startsWith(PREFIX)) {
                        ids.add(id.substring(PREFIX.length()));
                    }
                }
            }
        }
    }
}
