package dev.reprise.processor.write;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Parameter;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;

/**
 * Simple names that mean something else inside the proxy than in its package, because the interface has or inherits a
 * member type of that name. JavaPoet qualifies those it is told of, by the innermost name: of {@code Attempt.Scope} that
 * is {@code Scope}, although a member type {@code Attempt} is in the way.
 */
final class ShadowedNames {

    private final Set<String> members;
    private final Set<String> names;
    private final Set<TypeName> seen = new HashSet<>();

    private ShadowedNames(Client client) {
        this.members = client.memberTypes();
        this.names = new TreeSet<>(members);
    }

    static String[] of(Client client) {
        ShadowedNames shadowed = new ShadowedNames(client);
        shadowed.visit(RuntimeTypes.ATTEMPT_SCOPE);
        client.typeVariables().forEach(shadowed::visit);
        client.methods().forEach(shadowed::visit);
        return shadowed.names.toArray(String[]::new);
    }

    private void visit(Method method) {
        method.typeVariables().forEach(this::visit);
        visit(method.result().type());
        method.parameters().stream().map(Parameter::type).forEach(this::visit);
        method.thrown().forEach(this::visit);
    }

    private void visit(TypeName type) {
        if (!seen.add(type)) {
            return;
        }
        if (type instanceof ClassName name) {
            if (members.contains(name.topLevelClassName().simpleName())) {
                names.add(name.simpleName());
            }
        } else if (type instanceof ParameterizedTypeName parameterized) {
            visit(parameterized.rawType());
            parameterized.typeArguments().forEach(this::visit);
        } else if (type instanceof ArrayTypeName array) {
            visit(array.componentType());
        } else if (type instanceof TypeVariableName variable) {
            variable.bounds().forEach(this::visit);
        } else if (type instanceof WildcardTypeName wildcard) {
            wildcard.upperBounds().forEach(this::visit);
            wildcard.lowerBounds().forEach(this::visit);
        }
    }
}
