package dev.reprise.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Parameter;
import dev.reprise.processor.model.Result;

/** The call of a method's counterpart on the delegate, and what becomes of its result. */
final class DelegateCall {

    private DelegateCall() {}

    /**
     * The call with the method's own arguments.
     *
     * @param key the local that is passed in place of the key parameter, empty to pass the parameter itself
     */
    static CodeBlock of(Method method, Names locals, String key) {
        CodeBlock arguments =
                SignatureCode.names(method.parameters().stream().map(parameter -> argument(parameter, key)));
        return CodeBlock.of("$L.$L$N($L)", locals.field("delegate"), typeArguments(method), method.name(), arguments);
    }

    /** Written out, for what the compiler would infer may be another type, or make another overload fit as well. */
    private static CodeBlock typeArguments(Method method) {
        return method.typeVariables().isEmpty()
                ? CodeBlock.of("")
                : method.typeVariables().stream()
                        .map(variable -> CodeBlock.of("$L", variable.name()))
                        .collect(CodeBlock.joining(", ", "<", ">"));
    }

    private static String argument(Parameter parameter, String key) {
        return parameter.idempotencyKey() && !key.isEmpty() ? key : parameter.name();
    }

    /** The value to return: a delegate that returns itself, as fluent interfaces do, stands for the proxy. */
    static CodeBlock returned(Result result, Names locals, String local) {
        return result.self()
                ? CodeBlock.of("$N == $L ? this : $N", local, locals.field("delegate"), local)
                : CodeBlock.of("$N", local);
    }
}
