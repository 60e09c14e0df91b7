package dev.reprise.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.reprise.processor.model.Answer;
import dev.reprise.processor.model.MemberPath;
import dev.reprise.processor.model.ReturnedAnswer;
import dev.reprise.processor.model.ReturnedAnswer.Release;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Reads what the server answered from where a type keeps it. */
record AnswerCode(String variable, Answer answer) {

    /** The method that reads the status of a returned value. */
    static MethodSpec method(ReturnedAnswer returned, String name) {
        AnswerCode code = new AnswerCode("response", returned.answer());
        CodeBlock status = code.status();
        return MethodSpec.methodBuilder(name)
                .addJavadoc("The status of an answer that is a failure; no verdict on any other.\n")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(RuntimeTypes.VERDICT)
                .addParameter(returned.type(), "response")
                .beginControlFlow("try")
                .beginControlFlow("if (response == null || $L < 400)", status)
                .addStatement("return $T.none()", RuntimeTypes.VERDICT)
                .endControlFlow()
                .addCode(code.returnVerdict(List.of()))
                .nextControlFlow("catch ($T fault)", Throwable.class)
                .addStatement("return $T.broken(response, fault)", RuntimeTypes.FAILURES)
                .endControlFlow()
                .build();
    }

    /** Lets a value go that the next try's will replace. */
    static CodeBlock release(Release release, String result, Names locals) {
        CodeBlock path = new MemberPathCode(result, release.path(), "").value();
        if (!release.isCall()) {
            return CodeBlock.builder()
                    .addStatement("$T.discard($L)", RuntimeTypes.RETRY_LOOP, path)
                    .build();
        }
        return CodeBlock.builder()
                .beginControlFlow("try")
                .addStatement("$L", path)
                .nextControlFlow("catch ($T $N)", RuntimeException.class, locals.allocate("lost"))
                .add("// The connection behind it is lost either way.\n")
                .endControlFlow()
                .build();
    }

    boolean readsStatus() {
        return answer.status().isPresent();
    }

    CodeBlock status() {
        return answer.status()
                .map(path -> new MemberPathCode(variable, path, "").value())
                .orElseGet(() -> CodeBlock.of("$L", answer.standsFor()));
    }

    /** What may be null on the way to the status. */
    List<CodeBlock> nullable() {
        return answer.status()
                .map(path -> new MemberPathCode(variable, path, "").nullable())
                .orElse(List.of());
    }

    /**
     * Returns the status and when to come back.
     *
     * @param present what is known not to be null
     */
    CodeBlock returnVerdict(List<CodeBlock> present) {
        CodeBlock.Builder code = CodeBlock.builder();
        if (answer.retryAfter().isEmpty()) {
            return code.addStatement("return $T.httpStatus($L, null)", RuntimeTypes.VERDICT, status())
                    .build();
        }
        MemberPath path = answer.retryAfter().get();
        code.addStatement("$T retryAfter = $L", String.class, header(path, "Retry-After", present));
        if (!path.readsHeader()) {
            return code.addStatement("return $T.httpStatus($L, retryAfter)", RuntimeTypes.VERDICT, status())
                    .build();
        }
        return code.addStatement("$T date = $L", String.class, header(path, "Date", present))
                .addStatement("return $T.httpStatus($L, retryAfter, date)", RuntimeTypes.VERDICT, status())
                .build();
    }

    private CodeBlock header(MemberPath path, String name, List<CodeBlock> present) {
        MemberPathCode code = new MemberPathCode(variable, path, name);
        CodeBlock field = field(code.value());
        return code.nullable().stream()
                .filter(part -> !present.contains(part))
                // A null at the very end is an answer: no header.
                .filter(part -> answer.unit() != Answer.Unit.FIELD || !part.equals(code.value()))
                .map(part -> CodeBlock.of("$L == null", part))
                .reduce((one, other) -> CodeBlock.of("$L || $L", one, other))
                .map(missing -> CodeBlock.of("$L$W? null$W: $L", missing, field))
                .orElse(field);
    }

    /** The value as a field of the header says it, never earlier. */
    private CodeBlock field(CodeBlock value) {
        return switch (answer.unit()) {
            case FIELD -> value;
            case SECONDS -> CodeBlock.of("$T.toString($L)", Long.class, value);
            case MILLIS -> CodeBlock.of("new $T($L).movePointLeft(3).toPlainString()", BigDecimal.class, value);
            case EPOCH_MILLIS ->
                CodeBlock.of(
                        "$T.RFC_1123_DATE_TIME.format($T.ofEpochMilli($L).plusMillis(999).atOffset($T.UTC))",
                        DateTimeFormatter.class,
                        Instant.class,
                        value,
                        ZoneOffset.class);
        };
    }
}
