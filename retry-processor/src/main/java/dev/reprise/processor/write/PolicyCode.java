package dev.reprise.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.reprise.processor.model.Jitter;
import dev.reprise.processor.model.Policy;
import dev.reprise.processor.model.Setting;
import java.util.stream.Collectors;

/** A policy as the runtime builds it, with the durations as the user wrote them. */
final class PolicyCode {

    private PolicyCode() {}

    static CodeBlock of(Policy policy) {
        CodeBlock.Builder code = CodeBlock.builder()
                .add("$T.builder()$>$>", RuntimeTypes.RETRY_POLICY)
                .add("\n.maxTries($L)", policy.maxTries().value())
                .add("\n.baseDelay($L)", Literals.string(policy.baseDelay().value()))
                .add("\n.maxDelay($L)", Literals.string(policy.maxDelay().value()))
                .add("\n.multiplier($L)", policy.multiplier().value())
                .add("\n.jitter($T.$L)", RuntimeTypes.JITTER, policy.jitter().value());
        if (policy.jitter().value() == Jitter.PROPORTIONAL) {
            code.add("\n.jitterFactor($L)", policy.jitterFactor().value());
        }
        duration(code, "deadline", policy.deadline());
        duration(code, "maxRetryAfter", policy.maxRetryAfter());
        code.add(
                "\n.onStatus($L)",
                policy.onStatus().value().stream()
                        .map(status -> status.value().toString())
                        .collect(Collectors.joining(", ")));
        if (policy.unsentOnly().value()) {
            code.add("\n.unsentOnly(true)");
        }
        return code.add("\n.build()$<$<").build();
    }

    private static void duration(CodeBlock.Builder code, String member, Setting<String> duration) {
        if (!duration.value().isEmpty()) {
            code.add("\n.$L($L)", member, Literals.string(duration.value()));
        }
    }
}
