package dev.reprise.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Parameter;
import java.util.Optional;
import java.util.UUID;

/** Where a call's key comes from: the caller's own, the recipe, or chance. */
final class KeyCode {

    private KeyCode() {}

    /** Declares the local that holds the key of one call. */
    static CodeBlock local(MethodPlan plan, String key) {
        Method method = plan.method();
        CodeBlock made = plan.key().isEmpty()
                ? CodeBlock.of("$T.randomUUID().toString()", UUID.class)
                : CodeBlock.of("$N($L)", plan.key(), SignatureCode.arguments(method));
        Optional<Parameter> own = method.keyParameter();
        CodeBlock value = own.isEmpty()
                ? made
                : CodeBlock.of(
                        "$N == null ? $L : $T.own($N)",
                        own.get().name(),
                        made,
                        RuntimeTypes.KEY_DIGEST,
                        own.get().name());
        return CodeBlock.builder()
                .addStatement("$T $N = $L", String.class, key, value)
                .build();
    }
}
