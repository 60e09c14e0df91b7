package dev.reprise.processor.model;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * One method of the interface, its own or inherited, as the proxy sees it.
 *
 * @param place the method, or the interface when the method comes from a class file
 * @param origin where it really stands when that is in a class file, such as {@code lib.Base.find(String)}; else empty
 * @param annotations declaration annotations that the proxy repeats
 * @param thrown the throws clause, the intersection of all declarations it stands for
 * @param admitsInterrupt whether the clause admits {@code InterruptedException}: itself, {@code Exception} or {@code Throwable}
 * @param catchable the checked types of the clause, the bound for a type variable; {@code Exception} and {@code Throwable} included
 * @param policy the policy that applies, empty when there is none or {@code @NotRetryable} stands there
 * @param policyOnMethod whether the policy was written on the method itself, directly or composed
 * @param idempotency the {@code @Idempotent} that applies: the method's, else the interface's
 * @param notIdempotent the place of {@code @NotIdempotent}
 * @param notRetryable the place of {@code @NotRetryable}
 * @param composedPolicies the composed policies on the method, where they are used; more than one is a conflict
 * @param http the name in our own {@code @HttpMethod}
 * @param frameworkVerb the HTTP method by a framework's annotations
 * @param runOn the side that {@code @RunOn} names, on the method or else on the interface
 * @param budget of the method itself; the interface's is in {@link Client}
 * @param unsupported annotations of features that do not exist yet
 * @param foreign annotations of others on the method that do not go with a retry; those of the interface are in {@link Client}
 * @param suppressed the warnings of ours that are switched off where it stands, by id; those of the interface are in {@link Client}
 */
public record Method(
        String name,
        Place place,
        String origin,
        List<AnnotationSpec> annotations,
        List<TypeVariableName> typeVariables,
        Result result,
        List<Parameter> parameters,
        boolean varargs,
        List<TypeName> thrown,
        boolean admitsInterrupt,
        List<ExceptionType> catchable,
        boolean isDefault,
        Treatment treatment,
        Optional<Policy> policy,
        boolean policyOnMethod,
        List<Place> composedPolicies,
        Optional<Idempotency> idempotency,
        Optional<Place> notIdempotent,
        Optional<Place> notRetryable,
        Optional<Setting<String>> http,
        HttpVerb frameworkVerb,
        Optional<RunOn> runOn,
        Optional<Budget> budget,
        List<Unsupported> unsupported,
        List<ForeignAnnotation> foreign,
        Set<String> suppressed) {

    public Method {
        annotations = List.copyOf(annotations);
        typeVariables = List.copyOf(typeVariables);
        parameters = List.copyOf(parameters);
        thrown = List.copyOf(thrown);
        catchable = List.copyOf(catchable);
        composedPolicies = List.copyOf(composedPolicies);
        unsupported = List.copyOf(unsupported);
        foreign = List.copyOf(foreign);
        suppressed = Set.copyOf(suppressed);
    }

    /** The HTTP method of a call: that of the framework, which sends it; ours where the framework's does not tell. */
    public HttpVerb verb() {
        return frameworkVerb.isKnown()
                ? frameworkVerb
                : http.map(Setting::value)
                        .filter(HttpMethods::isToken)
                        .map(HttpVerb::named)
                        .orElse(frameworkVerb);
    }

    /** Whether our own {@code @HttpMethod} names another HTTP method than the framework sends. */
    public boolean contradictsFramework() {
        return frameworkVerb.isKnown()
                && http.filter(own -> !frameworkVerb.is(own.value())).isPresent();
    }

    /** Whether calls carry a key, derived or random. */
    public boolean isKeyed() {
        return idempotency.filter(Idempotency::isKeyed).isPresent();
    }

    /** The parameters that say what is sent: all but the one that takes the key. */
    public List<Parameter> sentParameters() {
        return parameters.stream()
                .filter(parameter -> !parameter.idempotencyKey())
                .toList();
    }

    /** The parameter that takes the key. */
    public Optional<Parameter> keyParameter() {
        return parameters.stream().filter(Parameter::idempotencyKey).findFirst();
    }

    /** The parameter that a framework sends as the key's header, whether or not there is a key for it. */
    public Optional<Parameter> keyHeader() {
        return parameters.stream().filter(Parameter::keyHeader).findFirst();
    }
}
