package dev.reprise.processor.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * What one name of a path can read from a value: a record component, an accessor without parameters ({@code x()},
 * {@code getX()}, {@code isX()}) or a public field, inherited ones included.
 */
record Properties(Round round, Access access) {

    /**
     * A property of a type.
     *
     * @param expression what generated code writes behind the dot
     * @param type with the type arguments of the value; may be a wildcard
     */
    record Property(String expression, TypeMirror type) {}

    /** The properties of this name, the one to use first. */
    List<Property> find(TypeMirror type, String name) {
        List<Property> found = new ArrayList<>();
        List<DeclaredType> lineage = lineage(type);
        for (String accessor : accessors(name)) {
            for (DeclaredType owner : lineage) {
                for (ExecutableElement method : methods(owner, accessor)) {
                    if (obstacle(method).isEmpty()) {
                        ExecutableType member = (ExecutableType) round.types().asMemberOf(owner, method);
                        add(new Property(accessor + "()", member.getReturnType()), found);
                    }
                }
            }
        }
        for (DeclaredType owner : lineage) {
            for (VariableElement field :
                    ElementFilter.fieldsIn(owner.asElement().getEnclosedElements())) {
                if (field.getSimpleName().contentEquals(name) && isReadable(field)) {
                    found.add(new Property(name, round.types().asMemberOf(owner, field)));
                }
            }
        }
        return found;
    }

    /** Why the accessors of this name cannot be used, each as a sentence; empty where there is none. */
    List<String> obstacles(TypeMirror type, String name) {
        List<String> obstacles = new ArrayList<>();
        for (String accessor : accessors(name)) {
            for (DeclaredType owner : lineage(type)) {
                for (ExecutableElement method : methods(owner, accessor)) {
                    String obstacle = obstacle(method);
                    if (!obstacle.isEmpty()) {
                        obstacles.add(owner.asElement().getSimpleName() + "." + accessor + "() " + obstacle + ".");
                    }
                }
            }
        }
        return obstacles;
    }

    /** The names that {@link #find} answers. */
    Set<String> names(TypeMirror type) {
        Set<String> names = new TreeSet<>();
        for (DeclaredType owner : lineage(type)) {
            for (Element member : owner.asElement().getEnclosedElements()) {
                if (member instanceof ExecutableElement method
                        && method.getParameters().isEmpty()
                        && obstacle(method).isEmpty()) {
                    names.add(propertyName(method.getSimpleName().toString()));
                } else if (member instanceof VariableElement field && isReadable(field)) {
                    names.add(field.getSimpleName().toString());
                }
            }
        }
        return names;
    }

    /** Whether the type itself has a private field of this name, which Lombok may make an accessor for. */
    boolean hides(TypeMirror type, String name) {
        return lineage(type).stream()
                .flatMap(owner -> ElementFilter.fieldsIn(owner.asElement().getEnclosedElements()).stream())
                .anyMatch(field -> field.getSimpleName().contentEquals(name)
                        && field.getModifiers().contains(Modifier.PRIVATE));
    }

    private List<DeclaredType> lineage(TypeMirror type) {
        return round.bounds(type).stream()
                .flatMap(bound -> round.lineage(bound).stream())
                .toList();
    }

    private static List<String> accessors(String name) {
        if (name.isEmpty()) {
            return List.of();
        }
        String capitalised = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
        return List.of(name, "get" + capitalised, "is" + capitalised);
    }

    private static List<ExecutableElement> methods(DeclaredType owner, String name) {
        return ElementFilter.methodsIn(owner.asElement().getEnclosedElements()).stream()
                .filter(method -> method.getSimpleName().contentEquals(name)
                        && method.getParameters().isEmpty())
                .toList();
    }

    /** Two parents may declare one accessor: the narrower result is the one that javac calls. */
    private void add(Property property, List<Property> found) {
        for (int i = 0; i < found.size(); i++) {
            Property known = found.get(i);
            if (known.expression().equals(property.expression())) {
                if (!property.type().getKind().isPrimitive()
                        && round.types().isSubtype(property.type(), known.type())) {
                    found.set(i, property);
                }
                return;
            }
        }
        found.add(property);
    }

    private String obstacle(ExecutableElement method) {
        String name = method.getSimpleName().toString();
        if (ObjectMethods.hasName(name)) {
            return "is a method of every object";
        }
        if (method.getModifiers().contains(Modifier.STATIC)) {
            return "is static";
        }
        if (!access.allowsMember(method)) {
            return "is not accessible to the generated class";
        }
        if (!method.getTypeParameters().isEmpty()) {
            return "is generic";
        }
        if (method.getReturnType().getKind() == TypeKind.VOID) {
            return "returns nothing";
        }
        return method.getThrownTypes().stream().anyMatch(round::isChecked) ? "throws a checked exception" : "";
    }

    private static boolean isReadable(VariableElement field) {
        Set<Modifier> modifiers = field.getModifiers();
        return modifiers.contains(Modifier.PUBLIC) && !modifiers.contains(Modifier.STATIC);
    }

    private static String propertyName(String accessor) {
        for (String prefix : List.of("get", "is")) {
            if (accessor.startsWith(prefix)
                    && accessor.length() > prefix.length()
                    && Character.isUpperCase(accessor.charAt(prefix.length()))) {
                int start = prefix.length();
                return accessor.substring(start, start + 1).toLowerCase(Locale.ROOT) + accessor.substring(start + 1);
            }
        }
        return accessor;
    }
}
