package dev.reprise.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.TypeMirror;

/**
 * The types of a declaration as the proxy writes them. They are copied from what the user wrote, with the client's type
 * arguments put in, instead of asking the compiler for the method's type, whose answer has lost the annotations.
 */
final class Signature {

    private final Round round;
    private final Declaration declaration;
    private final Access access;
    private final List<TypeVariableName> typeVariables;
    private final TypeNames names;

    private Signature(Round round, Declaration declaration, Access access, List<String> variableNames) {
        this.round = round;
        this.declaration = declaration;
        this.access = access;
        Map<String, TypeName> variables = arguments(declaration, inTypes());
        List<? extends TypeParameterElement> own = declaration.method().getTypeParameters();
        for (int i = 0; i < own.size(); i++) {
            variables.put(own.get(i).getSimpleName().toString(), TypeVariableName.get(variableNames.get(i)));
        }
        this.names = new TypeNames(variables, inTypes());
        this.typeVariables = declaration.isRaw() ? List.of() : declare(own, variableNames, names);
    }

    /**
     * The signature that the proxy of {@code client} declares.
     *
     * @param access what the proxy may name
     */
    static Signature of(Round round, Declaration declaration, TypeElement client, Access access) {
        return new Signature(round, declaration, access, variableNames(declaration, client));
    }

    /** The signature of a further declaration, in the type variables of this one. */
    Signature alongside(Declaration other) {
        List<String> variableNames = new ArrayList<>();
        List<? extends TypeParameterElement> own = other.method().getTypeParameters();
        for (int i = 0; i < own.size(); i++) {
            variableNames.add(
                    i < typeVariables.size()
                            ? typeVariables.get(i).name()
                            : own.get(i).getSimpleName().toString());
        }
        return new Signature(round, other, access, variableNames);
    }

    List<TypeVariableName> typeVariables() {
        return typeVariables;
    }

    TypeName result() {
        return name(declaration.method().getReturnType());
    }

    TypeName parameter(int index) {
        return name(declaration.method().getParameters().get(index).asType());
    }

    TypeName thrown(int index) {
        return name(declaration.method().getThrownTypes().get(index));
    }

    /** What is repeated of the annotations on the declaration. */
    RepeatedAnnotations repeated() {
        return RepeatedAnnotations.of(access);
    }

    /** Of types, class files show annotations to some compilers alone. */
    private RepeatedAnnotations inTypes() {
        return round.sources().contains(declaration.method()) ? repeated() : RepeatedAnnotations.NONE;
    }

    /** Type parameters of an interface with their bounds. */
    static List<TypeVariableName> declare(List<? extends TypeParameterElement> parameters, TypeNames names) {
        return declare(parameters, names(parameters), names);
    }

    private static List<TypeVariableName> declare(
            List<? extends TypeParameterElement> parameters, List<String> variableNames, TypeNames names) {
        List<TypeVariableName> declared = new ArrayList<>();
        for (int i = 0; i < parameters.size(); i++) {
            List<TypeName> bounds = names.of(parameters.get(i).getBounds()).stream()
                    .filter(bound -> !bound.equals(ClassName.OBJECT))
                    .toList();
            declared.add(TypeVariableName.get(variableNames.get(i)).withBounds(bounds));
        }
        return List.copyOf(declared);
    }

    private static List<String> names(List<? extends TypeParameterElement> parameters) {
        return parameters.stream()
                .map(parameter -> parameter.getSimpleName().toString())
                .toList();
    }

    private TypeName name(TypeMirror type) {
        return names.of(declaration.isRaw() ? round.types().erasure(type) : type);
    }

    private static Map<String, TypeName> arguments(Declaration declaration, RepeatedAnnotations repeated) {
        Map<String, TypeName> arguments = new HashMap<>();
        TypeNames names = new TypeNames(Map.of(), repeated);
        List<? extends TypeParameterElement> parameters =
                declaration.ownerElement().getTypeParameters();
        List<? extends TypeMirror> given = declaration.owner().getTypeArguments();
        for (int i = 0; i < given.size(); i++) {
            arguments.put(parameters.get(i).getSimpleName().toString(), names.of(given.get(i)));
        }
        return arguments;
    }

    /**
     * The names of the method's own type variables. One that is called like a variable of the client gets another name: an
     * inherited method's parameters may mention both after the arguments were put in, and the compiler of Eclipse warns of a
     * variable that hides another.
     */
    static List<String> variableNames(Declaration declaration, TypeElement client) {
        List<String> names = new ArrayList<>(names(declaration.method().getTypeParameters()));
        Set<String> taken = new HashSet<>(names(client.getTypeParameters()));
        Set<String> own = Set.copyOf(names);
        for (int i = 0; i < names.size(); i++) {
            String name = names.get(i);
            for (int suffix = 2; taken.contains(names.get(i)); suffix++) {
                String other = name + suffix;
                names.set(i, own.contains(other) ? name : other);
            }
            taken.add(names.get(i));
        }
        return names;
    }
}
