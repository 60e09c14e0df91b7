package dev.reprise.processor.write;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import dev.reprise.processor.model.Classifier;
import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.ExceptionType;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Parameter;
import dev.reprise.processor.model.Policy;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Simple names that mean something else inside the proxy than in its package, because the interface has or inherits a
 * member type of that name. JavaPoet qualifies those it is told of, by the innermost name: of {@code Attempt.Scope} that
 * is {@code Scope}, although a member type {@code Attempt} is in the way.
 */
final class ShadowedNames {

    private final Client client;
    private final Set<String> members;
    private final Set<String> names;
    private boolean hidingNeighbours;
    private final Set<TypeName> seen = new HashSet<>();

    ShadowedNames(Client client) {
        this.client = client;
        this.members = client.memberTypes();
        this.names = new TreeSet<>(members);
        visit(RuntimeTypes.ATTEMPT_SCOPE);
        visit(client.type());
        client.typeVariables().forEach(this::visit);
        client.methods().forEach(this::visit);
    }

    String[] toArray() {
        return names.toArray(String[]::new);
    }

    /** Whether a type of the proxy's own package is among what is hidden, and mentioned all the same. */
    boolean hideNeighbours() {
        return hidingNeighbours;
    }

    private void visit(Method method) {
        method.typeVariables().forEach(this::visit);
        visit(method.result().type());
        method.parameters().stream().map(Parameter::type).forEach(this::visit);
        method.thrown().forEach(this::visit);
        method.policy().ifPresent(this::visit);
    }

    private void visit(Policy policy) {
        policy.classifier().map(Classifier::type).ifPresent(this::visit);
        Stream.of(policy.on(), policy.notOn())
                .flatMap(types -> types.value().stream())
                .map(ExceptionType::type)
                .forEach(this::visit);
    }

    private void visit(TypeName type) {
        if (!seen.add(type)) {
            return;
        }
        if (type instanceof ClassName name) {
            if (members.contains(name.topLevelClassName().simpleName())) {
                names.add(name.simpleName());
                hidingNeighbours |= isNeighbour(name);
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

    /** A type of the unnamed package has no other name. */
    private boolean isNeighbour(ClassName name) {
        String home = client.proxy().packageName();
        return name.packageName().equals(home) && !home.isEmpty();
    }
}
