package dev.reprise.processor.write;

import com.palantir.javapoet.ParameterSpec;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Parameter;
import java.util.List;
import java.util.function.Predicate;

/** Parameters for a method of ours that takes those of the user's. */
final class SignatureCode {

    private SignatureCode() {}

    static List<ParameterSpec> parameters(Method method, Predicate<Parameter> wanted) {
        return method.parameters().stream()
                .filter(wanted)
                .map(parameter -> ParameterSpec.builder(parameter.type(), parameter.name())
                        .build())
                .toList();
    }
}
