package dev.reprise.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * One client interface and everything that is to be generated for it.
 *
 * @param name the interface with the policies, which names the proxy and its operations
 * @param binaryName its binary name, which names its budget and its manifest
 * @param target the interface that this one is a policy for; else empty, and it is one for itself
 * @param type what the proxy implements, the interface or its target, with its own type variables as arguments
 * @param proxy the class to generate
 * @param isPublic whether that class is public
 * @param methods every method the proxy has an opinion on, in a stable order
 * @param policy the policy that stands on the interface itself, whether or not a method is left for it
 * @param composedPolicies the composed policies on the interface, where they are used; more than one is a conflict
 * @param idempotency the {@code @Idempotent} on the interface itself
 * @param failures failure types of the user's class path, subtypes before their supertypes
 * @param generated the {@code @Generated} annotation that the user's module can see
 * @param shadowsJavaLang whether the interface's package has a type named like one of {@code java.lang}: the proxy imports those then
 * @param memberTypes simple names of the types nested in the interface or inherited by it, which shadow same-package types in the proxy
 * @param foreign annotations of others on the interface that do not go with a retry
 * @param faults what makes the interface unfit; no proxy is written then
 */
public record Client(
        ClassName name,
        String binaryName,
        Place place,
        Optional<PolicyTarget> target,
        TypeName type,
        List<TypeVariableName> typeVariables,
        ClassName proxy,
        boolean isPublic,
        List<Method> methods,
        Optional<Policy> policy,
        List<Place> composedPolicies,
        Optional<Idempotency> idempotency,
        Optional<Budget> budget,
        List<FailureType> failures,
        Optional<ClassName> generated,
        boolean shadowsJavaLang,
        Set<String> memberTypes,
        List<Unsupported> unsupported,
        List<ForeignAnnotation> foreign,
        Set<String> suppressed,
        List<Fault> faults) {

    public Client {
        typeVariables = List.copyOf(typeVariables);
        methods = List.copyOf(methods);
        composedPolicies = List.copyOf(composedPolicies);
        failures = List.copyOf(failures);
        memberTypes = Set.copyOf(memberTypes);
        unsupported = List.copyOf(unsupported);
        foreign = List.copyOf(foreign);
        suppressed = Set.copyOf(suppressed);
        faults = List.copyOf(faults);
    }

    /** The name of a method's calls in events, keys and configuration: {@code PaymentsApi.createPayment}. */
    public String operation(Method method) {
        return name.simpleName() + "." + method.name();
    }

    /** The scope of a keyed method's keys: its own where it has one, else the operation's name. */
    public String scope(Method method) {
        String own = method.idempotency().orElseThrow().scope().value();
        return own.isEmpty() ? operation(method) : own;
    }
}
