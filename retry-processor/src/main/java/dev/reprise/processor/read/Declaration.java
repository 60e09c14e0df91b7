package dev.reprise.processor.read;

import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;

/**
 * A method as one interface of the hierarchy declares it.
 *
 * @param owner the declaring interface, with the type arguments that the client gives it
 * @param type the method's type with these arguments
 * @param written whether it stands in a source of this compilation
 */
record Declaration(ExecutableElement method, DeclaredType owner, ExecutableType type, boolean written) {

    TypeElement ownerElement() {
        return (TypeElement) owner.asElement();
    }

    String name() {
        return method.getSimpleName().toString();
    }

    /** Whether the owner is generic and was given no arguments: everything in it is erased then. */
    boolean isRaw() {
        return owner.getTypeArguments().isEmpty()
                && !ownerElement().getTypeParameters().isEmpty();
    }

    /** Whether every compiler reads the same parameter names. Of a body in a class file some read the debugger's. */
    boolean isNamed() {
        return written || !method.isDefault();
    }

    List<String> parameterNames() {
        return method.getParameters().stream()
                .map(parameter -> parameter.getSimpleName().toString())
                .toList();
    }
}
