package dev.reprise.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.reprise.processor.model.FailureType;
import dev.reprise.processor.model.Result;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * The methods that judge failures, layer by layer and in the order of the contract: {@code notOn}, the user's
 * classifier, a status, {@code on}, the frameworks' types, the JDK's.
 */
final class ClassifierWriter {

    private static final ClassName HTTP_RESPONSE = ClassName.get("java.net.http", "HttpResponse");
    private static final ClassName HTTP_HEADERS = ClassName.get("java.net.http", "HttpHeaders");

    private ClassifierWriter() {}

    static void write(TypeSpec.Builder proxy, ProxyPlan plan) {
        plan.rules().forEach((rules, name) -> proxy.addMethod(classify(plan, rules, name)));
        if (!plan.rules().isEmpty()) {
            plan.frameworks().forEach((framework, name) -> proxy.addMethod(framework(plan, framework, name)));
        }
        if (plan.methods().stream().anyMatch(ClassifierWriter::readsStatus)) {
            proxy.addMethod(answered(plan));
        }
    }

    private static boolean readsStatus(MethodPlan plan) {
        return !plan.classify().isEmpty() && plan.method().result().kind() == Result.Kind.HTTP_RESPONSE;
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
            classify.addCode(eachLayer(CodeBlock.builder()
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
                    "$T verdict = $T.ask($N, layer)", RuntimeTypes.VERDICT, RuntimeTypes.FAILURES, rules.classifier());
            opinions.add(unlessKnown(CodeBlock.of("$T.answered(layer)", RuntimeTypes.FAILURES)));
        }
        if (!rules.on().isEmpty()) {
            opinions.beginControlFlow("if (verdict == $T.none() && ($L))", RuntimeTypes.VERDICT, isAny(rules.on()))
                    .addStatement("verdict = $T.transientFailure()", RuntimeTypes.VERDICT)
                    .endControlFlow();
        }
        plan.frameworks()
                .values()
                .forEach(framework -> opinions.add(unlessKnown(CodeBlock.of("$N(layer)", framework))));
        opinions.add(unlessKnown(CodeBlock.of("$T.classify(layer)", RuntimeTypes.FAILURES)))
                .beginControlFlow("if (verdict != $T.none())", RuntimeTypes.VERDICT)
                .addStatement("return verdict")
                .endControlFlow();
        return classify.addCode(eachLayer(opinions.build()))
                .addStatement("return $T.permanent()", RuntimeTypes.VERDICT)
                .build();
    }

    private static CodeBlock eachLayer(CodeBlock body) {
        return CodeBlock.builder()
                .beginControlFlow("for ($T layer : $T.layers(failure))", Throwable.class, RuntimeTypes.FAILURES)
                .add(body)
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

    /** The types of one framework. It may be missing at run time, which must not replace the failure that happened. */
    private static MethodSpec framework(ProxyPlan plan, String framework, String name) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addJavadoc("What the failures of $L say; nothing where it is missing at run time.\n", framework)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(RuntimeTypes.VERDICT)
                .addParameter(Throwable.class, "layer")
                .beginControlFlow("try");
        for (FailureType failure : plan.client().failures()) {
            if (failure.framework().equals(framework)) {
                method.beginControlFlow("if (layer instanceof $T)", failure.type())
                        .addStatement("return $L", verdict(failure.meaning()))
                        .endControlFlow();
            }
        }
        return method.nextControlFlow("catch ($T missing)", LinkageError.class)
                .addStatement("return $T.none()", RuntimeTypes.VERDICT)
                .endControlFlow()
                .addStatement("return $T.none()", RuntimeTypes.VERDICT)
                .build();
    }

    private static CodeBlock verdict(FailureType.Meaning meaning) {
        return switch (meaning) {
            case NOT_SENT -> CodeBlock.of("$T.notSent(layer)", RuntimeTypes.FAILURES);
            case PERMANENT -> CodeBlock.of("$T.permanent()", RuntimeTypes.VERDICT);
        };
    }

    private static MethodSpec answered(ProxyPlan plan) {
        TypeName anyResponse = ParameterizedTypeName.get(HTTP_RESPONSE, WildcardTypeName.subtypeOf(Object.class));
        return MethodSpec.methodBuilder(plan.answered())
                .addJavadoc("The status of an answer that is a failure; no verdict on any other.\n")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(RuntimeTypes.VERDICT)
                .addParameter(anyResponse, "response")
                .beginControlFlow("if (response == null || response.statusCode() < 400)")
                .addStatement("return $T.none()", RuntimeTypes.VERDICT)
                .endControlFlow()
                .addStatement("$T headers = response.headers()", HTTP_HEADERS)
                .addStatement("$T retryAfter = $L", String.class, header("Retry-After"))
                .addStatement("$T date = $L", String.class, header("Date"))
                .addStatement("return $T.httpStatus(response.statusCode(), retryAfter, date)", RuntimeTypes.VERDICT)
                .build();
    }

    private static CodeBlock header(String name) {
        return CodeBlock.of("headers.firstValue($S).orElse(null)", name);
    }
}
