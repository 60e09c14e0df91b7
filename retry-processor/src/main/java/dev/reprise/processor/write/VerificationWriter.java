package dev.reprise.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.reprise.processor.model.Idempotency;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Verification;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The methods that ask, before a repeat, whether an earlier try went through. */
final class VerificationWriter {

    private VerificationWriter() {}

    static void write(TypeSpec.Builder proxy, ProxyPlan plan) {
        for (MethodPlan method : plan.methods()) {
            if (!method.verify().isEmpty()) {
                proxy.addMethod(verify(method));
            }
        }
    }

    private static MethodSpec verify(MethodPlan plan) {
        Method method = plan.method();
        Verification verification = verification(method);
        Names locals = plan.locals();
        String retries = locals.allocate("retries");
        String masked = locals.allocate("masked");
        String found = locals.allocate("found");
        String failure = locals.allocate("failure");
        MethodSpec.Builder verify = MethodSpec.methodBuilder(plan.verify())
                .addJavadoc(
                        "Asks {@code $L} whether an earlier try of {@code $L} went through.\n",
                        Prose.escaped(verification.method()),
                        Prose.escaped(method.name()))
                .addModifiers(Modifier.PRIVATE)
                .addTypeVariables(method.typeVariables())
                .returns(foundType(method))
                .addParameters(SignatureCode.parameters(method))
                .addParameter(RuntimeTypes.RETRY_LOOP, retries);
        if (method.admitsInterrupt()) {
            verify.addException(InterruptedException.class);
        }
        CodeBlock call = CodeBlock.of(
                "$L.$N($L)",
                locals.field("delegate"),
                verification.method(),
                SignatureCode.names(verification.arguments().stream()));
        return verify.beginControlFlow("while (true)")
                .beginControlFlow("try ($T $N = $T.mask())", RuntimeTypes.ATTEMPT_SCOPE, masked, RuntimeTypes.ATTEMPT)
                .addCode(answer(method, verification, found, call))
                .nextControlFlow("catch ($T $N)", Exception.class, failure)
                .beginControlFlow(
                        "if (!$N.mayVerifyAgain($N, $N($N)) || !$L)",
                        retries,
                        failure,
                        plan.classify(),
                        failure,
                        plan.backOff(retries))
                .addStatement("return $T.empty()", Optional.class)
                .endControlFlow()
                .endControlFlow()
                .endControlFlow()
                .build();
    }

    private static CodeBlock answer(Method method, Verification verification, String found, CodeBlock call) {
        return verification.optional()
                ? CodeBlock.builder()
                        .addStatement("$T $N = $L", foundType(method), found, call)
                        .addStatement("return $N == null ? $T.empty() : $N", found, Optional.class, found)
                        .build()
                : CodeBlock.builder()
                        .addStatement("return $T.ofNullable($L)", Optional.class, call)
                        .build();
    }

    /** {@code Optional<R>}, as the verifying method says it or around what it returns. */
    static TypeName foundType(Method method) {
        Verification verification = verification(method);
        return verification.optional()
                ? verification.returnType()
                : ParameterizedTypeName.get(
                        ClassName.get(Optional.class), verification.returnType().box());
    }

    private static Verification verification(Method method) {
        return method.idempotency().flatMap(Idempotency::verifiedBy).orElseThrow();
    }
}
