package dev.reprise.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Result;
import dev.reprise.processor.model.ReturnedAnswer;
import java.util.Optional;

/** The loop: call the delegate, judge what came of it, back off, again. */
final class RetryBody {

    private final ProxyPlan proxy;
    private final MethodPlan plan;
    private final Method method;
    private final Names locals;
    private final CodeBlock operation;
    private final String key;
    private final String retries;
    private final String attempt;
    private final String result;
    private final String verdict;
    private final String failure;
    private final String found;

    RetryBody(ProxyPlan proxy, MethodPlan plan) {
        this.proxy = proxy;
        this.plan = plan;
        this.method = plan.method();
        this.locals = plan.locals();
        this.operation = locals.field(plan.operation());
        this.key = method.isKeyed() ? locals.allocate("key") : "";
        this.retries = locals.allocate("retries");
        this.attempt = locals.allocate("attempt");
        this.result = locals.allocate("result");
        this.verdict = locals.allocate("verdict");
        this.failure = locals.allocate("failure");
        this.found = locals.allocate("found");
    }

    CodeBlock code() {
        CodeBlock.Builder body = CodeBlock.builder();
        if (!key.isEmpty()) {
            body.add(KeyCode.local(plan, key));
        }
        body.addStatement("$T $N = $L.begin($L)", RuntimeTypes.RETRY_LOOP, retries, operation, key)
                .beginControlFlow("while (true)")
                .add(judgesResults() ? judgedTry() : plainTry())
                .endControlFlow();
        return body.build();
    }

    /** Whether a value that the delegate returns may itself be a failure. */
    private boolean judgesResults() {
        return method.result().answer().isPresent()
                || (!plan.classifier().isEmpty() && method.result().kind() != Result.Kind.VOID);
    }

    private CodeBlock plainTry() {
        CodeBlock call = DelegateCall.of(method, locals, key);
        CodeBlock.Builder body = beginTry();
        if (method.result().kind() == Result.Kind.VOID) {
            body.addStatement("$L", call)
                    .addStatement("$L.succeeded($N)", operation, retries)
                    .addStatement("return");
        } else {
            body.addStatement("$T $N = $L", method.result().type(), result, call)
                    .addStatement("$L.succeeded($N)", operation, retries)
                    .addStatement("return $L", DelegateCall.returned(method.result(), locals, result));
        }
        return body.nextControlFlow("catch ($T $N)", Exception.class, failure)
                .add(afterFailure())
                .endControlFlow()
                .build();
    }

    private CodeBlock judgedTry() {
        CodeBlock value = DelegateCall.returned(method.result(), locals, result);
        return CodeBlock.builder()
                .addStatement("$T $N", method.result().type(), result)
                .add(beginTry()
                        .addStatement("$N = $L", result, DelegateCall.of(method, locals, key))
                        .nextControlFlow("catch ($T $N)", Exception.class, failure)
                        .add(afterFailure())
                        .addStatement("continue")
                        .endControlFlow()
                        .build())
                .add(judgement())
                .beginControlFlow("if ($N == $T.none())", verdict, RuntimeTypes.VERDICT)
                .addStatement("$L.succeeded($N)", operation, retries)
                .addStatement("return $L", value)
                .endControlFlow()
                .add(rememberFailure())
                .beginControlFlow("if (!$N.mayTryAgain(null, $N))", retries, verdict)
                .addStatement("return $L", value)
                .endControlFlow()
                .add(discard())
                .beginControlFlow("if (!$L)", plan.backOff(retries))
                .addStatement("return $L", value)
                .endControlFlow()
                .add(verification(CodeBlock.of("return $L", value)))
                .build();
    }

    private CodeBlock judgement() {
        Optional<CodeBlock> status = method.result()
                .answer()
                .map(answer -> CodeBlock.of("$N($N)", proxy.answers().get(answer), result));
        if (plan.classifier().isEmpty()) {
            return statement("$T $N = $L", RuntimeTypes.VERDICT, verdict, status.orElseThrow());
        }
        CodeBlock.Builder judgement = CodeBlock.builder()
                .addStatement(
                        "$T $N = $T.askAboutResult($L, $N)",
                        RuntimeTypes.VERDICT,
                        verdict,
                        RuntimeTypes.FAILURES,
                        locals.field(plan.classifier()),
                        result);
        status.ifPresent(read -> judgement
                .beginControlFlow("if ($N == $T.none())", verdict, RuntimeTypes.VERDICT)
                .addStatement("$N = $L", verdict, read)
                .endControlFlow());
        return judgement.build();
    }

    /** A response whose body was not read keeps its connection until it is closed. */
    private CodeBlock discard() {
        return method.result()
                .answer()
                .flatMap(ReturnedAnswer::release)
                .map(release -> AnswerCode.release(release, result, locals))
                .orElse(CodeBlock.of(""));
    }

    private CodeBlock.Builder beginTry() {
        return CodeBlock.builder()
                .beginControlFlow(
                        "try ($T $N = $L.enter($N))", RuntimeTypes.ATTEMPT_SCOPE, attempt, operation, retries);
    }

    private CodeBlock afterFailure() {
        return CodeBlock.builder()
                .add(rememberFailure())
                .beginControlFlow(
                        "if (!$N.mayTryAgain($N, $N($N)) || !$L)",
                        retries,
                        failure,
                        plan.classify(),
                        failure,
                        plan.backOff(retries))
                .addStatement("throw $N", failure)
                .endControlFlow()
                .add(verification(CodeBlock.of("throw $N", failure)))
                .build();
    }

    /** A call without a key keeps no books until something fails. */
    private CodeBlock rememberFailure() {
        return key.isEmpty()
                ? CodeBlock.builder()
                        .beginControlFlow("if ($N == null)", retries)
                        .addStatement("$N = $L.firstFailure()", retries, operation)
                        .endControlFlow()
                        .build()
                : CodeBlock.of("");
    }

    private CodeBlock verification(CodeBlock end) {
        if (plan.verify().isEmpty()) {
            return CodeBlock.of("");
        }
        return CodeBlock.builder()
                .beginControlFlow("if ($N.mustVerify())", retries)
                .addStatement(
                        "$T $N = $N($L)",
                        VerificationWriter.foundType(method),
                        found,
                        plan.verify(),
                        SignatureCode.arguments(method, retries))
                .beginControlFlow("if ($N.isPresent())", found)
                .addStatement("$N.verified()", retries)
                .addStatement("return $N.get()", found)
                .endControlFlow()
                .beginControlFlow("if ($N.isOver())", retries)
                .addStatement("$L", end)
                .endControlFlow()
                .endControlFlow()
                .build();
    }

    private static CodeBlock statement(String format, Object... arguments) {
        return CodeBlock.builder().addStatement(format, arguments).build();
    }
}
