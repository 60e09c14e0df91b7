package dev.reprise.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.reprise.processor.model.Durations;
import dev.reprise.processor.model.Idempotency;
import dev.reprise.processor.model.Jitter;
import dev.reprise.processor.model.KeyPart;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Policy;
import dev.reprise.processor.model.SafetyProof;
import dev.reprise.processor.model.Schedule;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What a policy means for one method, in words: tries, waits, worst case, why it is safe, the key. */
final class MethodJavadoc {

    /** More waits than these say nothing new: they have reached the cap. */
    private static final int SHOWN = 6;

    private MethodJavadoc() {}

    static CodeBlock of(Method method) {
        CodeBlock.Builder text = CodeBlock.builder();
        method.policy().ifPresent(policy -> text.add("$L\n", schedule(policy)));
        text.add("$L", safety(method));
        method.idempotency().filter(Idempotency::isKeyed).ifPresent(key -> text.add("\n$L.", recipe(key)));
        return text.add("\n").build();
    }

    private static String schedule(Policy policy) {
        int tries = policy.maxTries().value();
        if (tries == 1) {
            return "One try; configuration may allow more.";
        }
        Schedule schedule = Schedule.of(policy).orElseThrow();
        String waits =
                schedule.longest().stream().limit(SHOWN).map(Durations::format).collect(Collectors.joining(", "));
        boolean more = schedule.longest().size() > SHOWN;
        String deadline = policy.deadline().value();
        return "Up to " + tries + " tries; waits up to " + waits + (more ? ", ..." : "") + " ("
                + jitter(policy) + "), " + Durations.format(schedule.worstCase()) + " at worst"
                + (deadline.isEmpty() ? "." : "; nothing starts after " + format(deadline) + ".");
    }

    private static String format(String duration) {
        return Durations.format(Durations.parse(duration).orElseThrow());
    }

    private static String jitter(Policy policy) {
        Jitter jitter = policy.jitter().value();
        return switch (jitter) {
            case NONE -> "no jitter";
            case PROPORTIONAL -> "jitter of " + policy.jitterFactor().value();
            case FULL, EQUAL, DECORRELATED -> jitter.name().toLowerCase(Locale.ROOT) + " jitter";
        };
    }

    private static CodeBlock safety(Method method) {
        if (method.policy().isEmpty()) {
            return CodeBlock.of("Called once.");
        }
        SafetyProof proof = SafetyProof.of(method).stream().findFirst().orElseThrow();
        return CodeBlock.of("Safe to repeat: $L.", Prose.escaped(proof.describe(method)));
    }

    /** The recipe of a key, without a full stop. */
    static CodeBlock recipe(Idempotency idempotency) {
        if (idempotency.random().value()) {
            return CodeBlock.of("Key: random, one for all tries of a call");
        }
        List<CodeBlock> parts = idempotency.key().value().stream()
                .map(part -> Prose.escaped(part.path()))
                .toList();
        CodeBlock attempt = idempotency
                .attemptId()
                .map(KeyPart::path)
                .map(path -> CodeBlock.of("$L$L", parts.isEmpty() ? "attempt " : ", attempt ", Prose.escaped(path)))
                .orElse(CodeBlock.of(""));
        return CodeBlock.of("Key: SHA-256 of $L$L", CodeBlock.join(parts, ", "), attempt);
    }
}
