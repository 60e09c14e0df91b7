package dev.reprise.processor.read;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** What the compiler offers in one round, and the few questions about types that several readers ask. */
record Round(Elements elements, Types types, Sources sources, VisibleTypes visibleTypes) {

    Round(Elements elements, Types types, Sources sources) {
        this(elements, types, sources, new VisibleTypes(elements));
    }

    /** The type and everything it derives from, each before its own supertypes, otherwise in the order written. */
    List<DeclaredType> lineage(TypeMirror type) {
        Deque<DeclaredType> lineage = new ArrayDeque<>();
        collect(type, new HashSet<>(), lineage);
        return List.copyOf(lineage);
    }

    private void collect(TypeMirror type, Set<TypeElement> seen, Deque<DeclaredType> lineage) {
        if (!(type instanceof DeclaredType declared)
                || type.getKind() == TypeKind.ERROR
                || !seen.add((TypeElement) declared.asElement())) {
            return;
        }
        List<? extends TypeMirror> parents = types.directSupertypes(declared);
        for (int i = parents.size() - 1; i >= 0; i--) {
            collect(parents.get(i), seen, lineage);
        }
        lineage.addFirst(declared);
    }

    /** Whether all that the type derives from is on the class path; nothing can be asked of it otherwise. */
    boolean isComplete(TypeMirror type) {
        return lineage(type).stream()
                .flatMap(ancestor -> types.directSupertypes(ancestor).stream())
                .allMatch(parent -> parent.getKind() == TypeKind.DECLARED);
    }

    /** Qualified names of everything the type is: itself, its supertypes, those of a variable's bounds. */
    Set<String> names(TypeMirror type) {
        Set<String> names = new LinkedHashSet<>();
        for (TypeMirror bound : bounds(type)) {
            for (DeclaredType ancestor : lineage(bound)) {
                names.add(
                        ((TypeElement) ancestor.asElement()).getQualifiedName().toString());
            }
        }
        return names;
    }

    /** What a value of the type surely is: the bounds of a variable or wildcard, the parts of an intersection, else the type. */
    List<TypeMirror> bounds(TypeMirror type) {
        List<TypeMirror> bounds = new ArrayList<>();
        unfold(type, new HashSet<>(), bounds);
        return bounds;
    }

    private void unfold(TypeMirror type, Set<TypeParameterElement> seen, List<TypeMirror> bounds) {
        if (type instanceof TypeVariable variable) {
            // Not getUpperBound(): of an intersection ECJ answers the variable itself.
            TypeParameterElement parameter = (TypeParameterElement) variable.asElement();
            if (seen.add(parameter)) {
                parameter.getBounds().forEach(bound -> unfold(bound, seen, bounds));
            }
        } else if (type instanceof WildcardType) {
            unfold(withoutWildcard(type), seen, bounds);
        } else if (type instanceof IntersectionType intersection) {
            intersection.getBounds().forEach(bound -> unfold(bound, seen, bounds));
        } else {
            bounds.add(type);
        }
    }

    /** The upper bound of a wildcard, which may be one again where no capture was made; any other type as it is. */
    TypeMirror withoutWildcard(TypeMirror type) {
        TypeMirror bound = type;
        while (bound instanceof WildcardType wildcard) {
            TypeMirror upper = wildcard.getExtendsBound();
            bound = upper == null ? object() : upper;
        }
        return bound;
    }

    /** Whether one of two declarations of the same method overrides the other. */
    boolean overrides(Declaration child, Declaration parent) {
        return !child.equals(parent) && types.isSubtype(types.erasure(child.owner()), types.erasure(parent.owner()));
    }

    /** Whether a thrown type must be declared. */
    boolean isChecked(TypeMirror thrown) {
        Set<String> names = names(thrown);
        return !names.contains("java.lang.RuntimeException") && !names.contains("java.lang.Error");
    }

    /** A type as the module of the client sees it. */
    Optional<TypeElement> visible(String name, TypeElement client) {
        return visibleTypes.find(name, elements.getModuleOf(client));
    }

    TypeMirror object() {
        return objectElement().asType();
    }

    TypeElement objectElement() {
        return elements.getTypeElement("java.lang.Object");
    }
}
