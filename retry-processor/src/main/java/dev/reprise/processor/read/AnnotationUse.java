package dev.reprise.processor.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;

/**
 * An annotation of a framework as it reaches an element.
 *
 * @param path from the annotation on the element, over those that carry the next, to the framework's own, often the same
 */
record AnnotationUse(List<AnnotationMirror> path) {

    /** How deep carriers are followed; they may be built of each other, and two may name each other. */
    private static final int DEPTH = 3;

    private static final String ALIAS = "org.springframework.core.annotation.AliasFor";

    AnnotationUse {
        path = List.copyOf(path);
    }

    /** Every use on an element of an annotation that the table knows. */
    static List<AnnotationUse> on(Element element) {
        List<AnnotationUse> found = new ArrayList<>();
        collect(element, List.of(), found);
        return found;
    }

    private static void collect(Element bearer, List<AnnotationMirror> carriers, List<AnnotationUse> found) {
        for (AnnotationMirror annotation : bearer.getAnnotationMirrors()) {
            List<AnnotationMirror> path = new ArrayList<>(carriers);
            path.add(annotation);
            if (VerbTable.row(Annotations.name(annotation)).isPresent()) {
                found.add(new AnnotationUse(path));
            } else if (carriers.size() < DEPTH && !Annotations.isOrdinary(annotation)) {
                collect(annotation.getAnnotationType().asElement(), path, found);
            }
        }
    }

    VerbRow row() {
        return VerbTable.row(Annotations.name(own())).orElseThrow();
    }

    /** The framework's own annotation as the user knows it: {@code @RequestMapping}. */
    String written() {
        return "@" + own().getAnnotationType().asElement().getSimpleName();
    }

    /** The simple name of the annotation that the framework's own stands on; its own name where it stands on the element. */
    String bearer() {
        return path.get(Math.max(0, path.size() - 2))
                .getAnnotationType()
                .asElement()
                .getSimpleName()
                .toString();
    }

    /** A member of the framework's own annotation, or what a carrier says in its place; its default where nothing was written. */
    Optional<AnnotationValue> value(String member) {
        return value(path.size() - 1, member);
    }

    private Optional<AnnotationValue> value(int index, String member) {
        DeclaredType target = path.get(index).getAnnotationType();
        for (int carrier = 0; carrier < index; carrier++) {
            for (ExecutableElement candidate : members(path.get(carrier))) {
                if (isAlias(candidate, target, member)) {
                    return value(carrier, candidate.getSimpleName().toString());
                }
            }
        }
        return value(path.get(index), member);
    }

    /** Spring's rule: a member of a carrier may stand for one of the annotation that it carries, default included. */
    private static boolean isAlias(ExecutableElement candidate, DeclaredType target, String member) {
        return Annotations.mirror(candidate, ALIAS)
                .filter(alias -> value(alias, "annotation")
                        .filter(type -> type.getValue() instanceof DeclaredType carried
                                && carried.asElement().equals(target.asElement()))
                        .isPresent())
                .filter(alias -> aliased(alias, candidate).equals(member))
                .isPresent();
    }

    /** The name of the member that is stood for; the same name where none was written. */
    private static String aliased(AnnotationMirror alias, ExecutableElement candidate) {
        for (String member : List.of("attribute", "value")) {
            Object name =
                    value(alias, member).<Object>map(AnnotationValue::getValue).orElse("");
            if (!name.equals("")) {
                return name.toString();
            }
        }
        return candidate.getSimpleName().toString();
    }

    private static Optional<AnnotationValue> value(AnnotationMirror annotation, String member) {
        return Annotations.written(annotation, member)
                .or(() -> members(annotation).stream()
                        .filter(method -> method.getSimpleName().contentEquals(member))
                        .findFirst()
                        .map(ExecutableElement::getDefaultValue));
    }

    private static List<ExecutableElement> members(AnnotationMirror annotation) {
        return ElementFilter.methodsIn(
                annotation.getAnnotationType().asElement().getEnclosedElements());
    }

    private AnnotationMirror own() {
        return path.get(path.size() - 1);
    }
}
