package dev.reprise.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Result;

/** Bodies that call the delegate once. They hide the attempt of a call around this one, as every call does. */
final class OnceBody {

    private OnceBody() {}

    static CodeBlock forwarding(MethodPlan plan) {
        Names locals = plan.locals();
        CodeBlock scope = CodeBlock.of("$T.mask()", RuntimeTypes.ATTEMPT);
        return within(plan.method(), locals, locals.allocate("masked"), scope, "");
    }

    static CodeBlock keyed(MethodPlan plan) {
        Names locals = plan.locals();
        String key = locals.allocate("key");
        CodeBlock operation = locals.field(plan.operation());
        CodeBlock scope = CodeBlock.of("$L.enter($L.begin($N))", operation, operation, key);
        return CodeBlock.builder()
                .add(KeyCode.local(plan, key))
                .add(within(plan.method(), locals, locals.allocate("attempt"), scope, key))
                .build();
    }

    private static CodeBlock within(Method method, Names locals, String name, CodeBlock scope, String key) {
        CodeBlock.Builder body =
                CodeBlock.builder().beginControlFlow("try ($T $N = $L)", RuntimeTypes.ATTEMPT_SCOPE, name, scope);
        CodeBlock call = DelegateCall.of(method, locals, key);
        if (method.result().kind() == Result.Kind.VOID) {
            body.addStatement("$L", call);
        } else if (method.result().self()) {
            String result = locals.allocate("result");
            body.addStatement("$T $N = $L", method.result().type(), result, call)
                    .addStatement("return $L", DelegateCall.returned(method.result(), locals, result));
        } else {
            body.addStatement("return $L", call);
        }
        return body.endControlFlow().build();
    }
}
