package dev.reprise.processor.read;

import java.util.HashSet;
import java.util.Set;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/**
 * The types of this compilation, as against those from class files: only they have positions, parameter names that can be
 * relied on and type-use annotations that every compiler shows. Kept by name, for elements differ from round to round.
 */
public final class Sources {

    private final Set<String> names = new HashSet<>();

    /** Takes in the sources of a round. */
    public void add(RoundEnvironment round) {
        for (Element root : round.getRootElements()) {
            if (root instanceof TypeElement type) {
                names.add(type.getQualifiedName().toString());
            }
        }
    }

    boolean contains(Element element) {
        Element outermost = element;
        Element enclosing = outermost.getEnclosingElement();
        while (enclosing != null && enclosing.getKind() != ElementKind.PACKAGE) {
            outermost = enclosing;
            enclosing = outermost.getEnclosingElement();
        }
        return outermost instanceof TypeElement type
                && names.contains(type.getQualifiedName().toString());
    }

    /** The qualified name of a type or a member, such as {@code lib.Base.find}. */
    static String nameOf(Element element) {
        Element enclosing = element.getEnclosingElement();
        return element instanceof TypeElement || enclosing == null
                ? element.toString()
                : nameOf(enclosing) + "." + element.getSimpleName();
    }
}
