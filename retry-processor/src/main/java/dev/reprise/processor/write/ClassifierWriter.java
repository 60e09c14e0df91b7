package dev.reprise.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * The methods that judge failures, layer by layer and in the order of the contract: {@code notOn}, the user's
 * classifier, a status, {@code on}, what else the frameworks' types say, the JDK's.
 */
final class ClassifierWriter {

    private ClassifierWriter() {}

    static void write(TypeSpec.Builder proxy, ProxyPlan plan) {
        plan.rules().forEach((rules, name) -> proxy.addMethod(classify(plan, rules, name)));
        if (!plan.rules().isEmpty()) {
            plan.frameworks()
                    .forEach((framework, name) ->
                            proxy.addMethod(FrameworkCode.method(plan.client().failures(), framework, name)));
        }
        plan.answers().forEach((answer, name) -> proxy.addMethod(AnswerCode.method(answer, name)));
    }

    private static MethodSpec classify(ProxyPlan plan, FailureRules rules, String name) {
        MethodSpec.Builder classify = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE)
                .returns(RuntimeTypes.VERDICT)
                .addParameter(Throwable.class, "failure");
        if (rules.classifier().isEmpty()) {
            classify.addModifiers(Modifier.STATIC);
        }
        if (!rules.notOn().isEmpty()) {
            classify.addCode(eachLayer(
                    plan,
                    CodeBlock.builder()
                            .beginControlFlow("if ($L)", isAny(rules.notOn()))
                            .addStatement("return $T.permanent()", RuntimeTypes.VERDICT)
                            .endControlFlow()
                            .build()));
        }
        CodeBlock.Builder opinions = CodeBlock.builder();
        if (rules.classifier().isEmpty()) {
            opinions.addStatement("$T verdict = $T.answered(layer)", RuntimeTypes.VERDICT, RuntimeTypes.FAILURES);
        } else {
            opinions.addStatement(
                            "$T verdict = $T.ask($N, layer)",
                            RuntimeTypes.VERDICT,
                            RuntimeTypes.FAILURES,
                            rules.classifier())
                    .add(returnIfKnown())
                    .addStatement("verdict = $T.answered(layer)", RuntimeTypes.FAILURES);
        }
        plan.frameworks()
                .values()
                .forEach(framework -> opinions.add(unlessKnown(CodeBlock.of("$N(layer)", framework))));
        if (!rules.on().isEmpty()) {
            // Only a status comes before what the user names.
            opinions.beginControlFlow(
                            "if (!(verdict instanceof $T) && ($L))", RuntimeTypes.HTTP_STATUS, isAny(rules.on()))
                    .addStatement("verdict = $T.transientFailure()", RuntimeTypes.VERDICT)
                    .endControlFlow();
        }
        opinions.add(unlessKnown(CodeBlock.of("$T.classify(layer)", RuntimeTypes.FAILURES)))
                .add(returnIfKnown());
        return classify.addCode(eachLayer(plan, opinions.build()))
                .addStatement("return $T.permanent()", RuntimeTypes.VERDICT)
                .build();
    }

    private static CodeBlock eachLayer(ProxyPlan plan, CodeBlock body) {
        CodeBlock wrappers = plan.wrappers().isEmpty() ? CodeBlock.of("") : CodeBlock.of(", $N", plan.wrappers());
        return CodeBlock.builder()
                .beginControlFlow(
                        "for ($T layer : $T.layers(failure$L))", Throwable.class, RuntimeTypes.FAILURES, wrappers)
                .add(body)
                .endControlFlow()
                .build();
    }

    private static CodeBlock returnIfKnown() {
        return CodeBlock.builder()
                .beginControlFlow("if (verdict != $T.none())", RuntimeTypes.VERDICT)
                .addStatement("return verdict")
                .endControlFlow()
                .build();
    }

    private static CodeBlock unlessKnown(CodeBlock opinion) {
        return CodeBlock.builder()
                .beginControlFlow("if (verdict == $T.none())", RuntimeTypes.VERDICT)
                .addStatement("verdict = $L", opinion)
                .endControlFlow()
                .build();
    }

    private static CodeBlock isAny(List<TypeName> types) {
        return types.stream()
                .map(type -> CodeBlock.of("layer instanceof $T", type))
                .collect(CodeBlock.joining(" || "));
    }
}
