package dev.reprise.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterSpec;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Parameter;
import java.util.List;
import java.util.stream.Stream;

/** What the methods of ours take that work for one of the user's: what is sent, under the same names. */
final class SignatureCode {

    private SignatureCode() {}

    static List<ParameterSpec> parameters(Method method) {
        return method.sentParameters().stream()
                .map(parameter -> ParameterSpec.builder(parameter.type(), parameter.name())
                        .build())
                .toList();
    }

    /** The arguments of a call to such a method, with those of its own behind them. */
    static CodeBlock arguments(Method method, String... own) {
        return names(Stream.concat(method.sentParameters().stream().map(Parameter::name), Stream.of(own)));
    }

    /** A list of arguments. */
    static CodeBlock names(Stream<String> names) {
        return names.map(name -> CodeBlock.of("$N", name)).collect(CodeBlock.joining(", "));
    }
}
