package dev.reprise.processor.manifest;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Parameter;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What tells the overloads of a method apart: its name and the erasure of its parameters. */
public final class MethodSignature {

    private MethodSignature() {}

    /** With qualified types: {@code pay(demo.Payment, java.lang.String)}. */
    public static String of(Method method) {
        return of(method, ClassName::canonicalName);
    }

    /** With simple types, for people: {@code pay(Payment, String)}. */
    public static String brief(Method method) {
        return of(method, ClassName::simpleName);
    }

    private static String of(Method method, Function<ClassName, String> name) {
        return method.parameters().stream()
                .map(Parameter::type)
                .map(type -> erased(type, name))
                .collect(Collectors.joining(", ", method.name() + "(", ")"));
    }

    private static String erased(TypeName type, Function<ClassName, String> name) {
        if (type instanceof ArrayTypeName array) {
            return erased(array.componentType(), name) + "[]";
        }
        if (type instanceof ParameterizedTypeName generic) {
            return name.apply(generic.rawType());
        }
        if (type instanceof TypeVariableName variable) {
            return variable.bounds().isEmpty()
                    ? name.apply(ClassName.OBJECT)
                    : erased(variable.bounds().get(0), name);
        }
        return type instanceof ClassName plain
                ? name.apply(plain)
                : type.withoutAnnotations().toString();
    }
}
