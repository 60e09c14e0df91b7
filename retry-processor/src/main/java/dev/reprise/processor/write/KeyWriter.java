package dev.reprise.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.Idempotency;
import dev.reprise.processor.model.KeyFormat;
import dev.reprise.processor.model.KeyPart;
import dev.reprise.processor.model.Method;
import javax.lang.model.element.Modifier;

/** The methods that derive the keys: each line is one part of the recipe. */
final class KeyWriter {

    private KeyWriter() {}

    static void write(TypeSpec.Builder proxy, ProxyPlan plan) {
        for (MethodPlan method : plan.methods()) {
            if (!method.key().isEmpty()) {
                proxy.addMethod(recipe(plan.client(), method));
            }
        }
    }

    private static MethodSpec recipe(Client client, MethodPlan plan) {
        Method method = plan.method();
        Idempotency idempotency = method.idempotency().orElseThrow();
        Names locals = plan.locals();
        String key = locals.allocate("key");
        MethodSpec.Builder recipe = MethodSpec.methodBuilder(plan.key())
                .addJavadoc(
                        "$L.\nThe same for every try of one call, and for the same call made again.\n",
                        MethodJavadoc.recipe(idempotency))
                .addModifiers(Modifier.PRIVATE)
                .addTypeVariables(method.typeVariables())
                .returns(String.class)
                .addParameters(SignatureCode.parameters(method))
                .addStatement(
                        "$T $N = $T.scoped($L, $L)",
                        RuntimeTypes.KEY_DIGEST,
                        key,
                        RuntimeTypes.KEY_DIGEST,
                        Literals.string(client.scope(method)),
                        idempotency.parts().size());
        KeyValueCode values = new KeyValueCode(key, locals);
        for (KeyPart part : idempotency.parts()) {
            recipe.addCode(values.add(part.value(), part.path(), path(part)));
        }
        return recipe.addStatement(
                        "return $N.$L()", key, rendering(idempotency.format().value()))
                .build();
    }

    /** The expression that a path stands for. Each object on the way is checked, so that the message can name it. */
    private static CodeBlock path(KeyPart part) {
        CodeBlock value = null;
        KeyPart.Step before = null;
        for (KeyPart.Step step : part.steps()) {
            value = before == null
                    ? CodeBlock.of("$L", step.expression())
                    : CodeBlock.of(
                            "$T.present($L, $L).$L",
                            RuntimeTypes.KEY_DIGEST,
                            value,
                            Literals.string(before.path()),
                            step.expression());
            before = step;
        }
        if (value == null) {
            throw new IllegalArgumentException(part.path() + " has no steps");
        }
        return value;
    }

    private static String rendering(KeyFormat format) {
        return switch (format) {
            case HEX -> "hex";
            case BASE64URL -> "base64Url";
            case UUID -> "uuid";
        };
    }
}
