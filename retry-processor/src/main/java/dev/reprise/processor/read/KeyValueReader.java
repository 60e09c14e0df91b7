package dev.reprise.processor.read;

import dev.reprise.processor.model.KeyValue;
import dev.reprise.processor.model.KeyValue.Component;
import dev.reprise.processor.model.KeyValue.Composite;
import dev.reprise.processor.model.KeyValue.Form;
import dev.reprise.processor.model.KeyValue.Maybe;
import dev.reprise.processor.model.KeyValue.Scalar;
import dev.reprise.processor.model.KeyValue.Sequence;
import dev.reprise.processor.model.KeyValue.Unstable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Tells how a value is encoded in a key, or why it has no stable form and what to use instead. */
record KeyValueReader(Round round, Access access) {

    KeyValue read(TypeMirror type) {
        return read(type, new Nesting(round.types()));
    }

    /** Whether a value of the type goes into the digest as it is. */
    boolean isScalar(TypeMirror type) {
        return round.bounds(type).stream().anyMatch(bound -> form(bound).isPresent());
    }

    private static Optional<Form> form(TypeMirror type) {
        if (type instanceof ArrayType array) {
            return array.getComponentType().getKind() == TypeKind.BYTE ? Optional.of(Form.BYTES) : Optional.empty();
        }
        if (type instanceof DeclaredType declared) {
            TypeElement element = (TypeElement) declared.asElement();
            return element.getKind() == ElementKind.ENUM
                    ? Optional.of(Form.ENUM)
                    : StableTypes.form(element.getQualifiedName().toString());
        }
        return switch (type.getKind()) {
            case BOOLEAN -> Optional.of(Form.BOOLEAN);
            case CHAR -> Optional.of(Form.TEXT);
            case BYTE, SHORT, INT, LONG -> Optional.of(Form.INTEGER);
            default -> Optional.empty();
        };
    }

    /**
     * Reads a type inside others.
     *
     * @param around what it was reached through
     */
    private KeyValue read(TypeMirror type, Nesting around) {
        List<KeyValue> refusals = new ArrayList<>();
        for (TypeMirror bound : round.bounds(type)) {
            KeyValue value = ofBound(bound, around);
            if (!(value instanceof Unstable)) {
                return value;
            }
            refusals.add(value);
        }
        return refusals.get(0);
    }

    private KeyValue ofBound(TypeMirror type, Nesting around) {
        Optional<Form> form = form(type);
        if (form.isPresent()) {
            return new Scalar(form.get());
        }
        if (type instanceof ArrayType) {
            return UnstableTypes.refuseArray(TypeNames.brief(type));
        }
        if (!(type instanceof DeclaredType declared)) {
            return UnstableTypes.refuse(type.toString());
        }
        Optional<Unstable> refusal = around.enter(declared);
        if (refusal.isPresent()) {
            return refusal.get();
        }
        KeyValue value = ofParts(declared, around);
        around.leave();
        return value;
    }

    private KeyValue ofParts(DeclaredType type, Nesting around) {
        TypeElement element = (TypeElement) type.asElement();
        if (element.getKind() == ElementKind.RECORD) {
            return ofRecord(type, element, around);
        }
        Optional<TypeMirror> optional = argument(type, "java.util.Optional");
        if (optional.isPresent()) {
            return content(optional.get(), around, Maybe::new);
        }
        Optional<TypeMirror> list = argument(type, "java.util.List");
        if (list.isPresent()) {
            return content(list.get(), around, Sequence::new);
        }
        return UnstableTypes.refuse(element.getSimpleName().toString(), round.names(type));
    }

    private KeyValue content(TypeMirror type, Nesting around, Function<KeyValue, KeyValue> container) {
        KeyValue content = read(type, around);
        return content instanceof Unstable ? content : container.apply(content);
    }

    private KeyValue ofRecord(DeclaredType type, TypeElement element, Nesting around) {
        String name = element.getSimpleName().toString();
        if (!access.allows(element)) {
            return new Unstable(
                    "The record " + name + " cannot be named by the generated class.",
                    "Make it accessible from the package of the interface.");
        }
        List<Component> components = new ArrayList<>();
        for (RecordComponentElement component : element.getRecordComponents()) {
            KeyValue value = read(componentType(type, component), around);
            if (value instanceof Unstable refusal) {
                return new Unstable(
                        "Component " + component.getSimpleName() + " of " + name + ": " + refusal.problem(),
                        refusal.advice());
            }
            components.add(new Component(component.getSimpleName().toString(), value));
        }
        return new Composite(components);
    }

    private TypeMirror componentType(DeclaredType owner, RecordComponentElement component) {
        ExecutableElement accessor = component.getAccessor();
        return ((ExecutableType) round.types().asMemberOf(owner, accessor)).getReturnType();
    }

    /** What the type puts in for the parameter of {@code generic}; {@code Object} where it is raw; empty for other types. */
    private Optional<TypeMirror> argument(DeclaredType type, String generic) {
        return round.lineage(type).stream()
                .filter(ancestor ->
                        ((TypeElement) ancestor.asElement()).getQualifiedName().contentEquals(generic))
                .findFirst()
                .map(ancestor -> ancestor.getTypeArguments().isEmpty()
                        ? round.object()
                        : ancestor.getTypeArguments().get(0));
    }
}
