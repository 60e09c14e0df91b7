package dev.reprise.processor.model;

import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;

/**
 * The method that {@code verifiedBy} names.
 *
 * @param method its name as the user wrote it
 * @param place the annotation's value
 * @param arguments the parameters of the verified method to pass, in order
 * @param returnType of the verifying method
 * @param optional whether it yields {@code Optional<R>}; else a nullable {@code R}
 * @param problem why it cannot be used, with the advice; empty when it can
 */
public record Verification(
        String method,
        Place place,
        List<String> arguments,
        TypeName returnType,
        boolean optional,
        Optional<Problem> problem) {

    public Verification {
        arguments = List.copyOf(arguments);
    }

    /** Why a named method cannot serve. */
    public record Problem(String problem, String advice) {}
}
