package dev.reprise.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.reprise.processor.model.Answer;
import dev.reprise.processor.model.FailureType;
import dev.reprise.processor.model.FailureType.Condition;
import dev.reprise.processor.model.FailureType.Meaning;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** What the failures of a framework say. It may be missing at run time, which must not replace the failure that happened. */
final class FrameworkCode {

    private static final String FAILURE = "failure";

    private FrameworkCode() {}

    /** The types that merely wrap their causes, by name: so the runtime can know them whether or not they are there. */
    static FieldSpec wrappers(List<FailureType> failures, String name) {
        CodeBlock types = failures.stream()
                .filter(failure -> failure.meaning() == Meaning.WRAPPER)
                .map(failure -> CodeBlock.of("$S", failure.type().reflectionName()))
                .distinct()
                .collect(CodeBlock.joining(",$W"));
        return FieldSpec.builder(ParameterizedTypeName.get(Set.class, String.class), name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer("$T.of($L)", Set.class, types)
                .build();
    }

    static MethodSpec method(List<FailureType> failures, String framework, String name) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addJavadoc("What the failures of $L say; nothing where it is missing at run time.\n", framework)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(RuntimeTypes.VERDICT)
                .addParameter(Throwable.class, "layer")
                .beginControlFlow("try");
        boolean asks = false;
        for (FailureType failure : failures) {
            if (failure.framework().equals(framework) && failure.meaning() != Meaning.WRAPPER) {
                method.addCode(test(failure));
                asks |= asks(failure);
            }
        }
        method.nextControlFlow("catch ($T missing)", LinkageError.class)
                .addStatement("return $T.none()", RuntimeTypes.VERDICT);
        if (asks) {
            method.nextControlFlow("catch ($T fault)", Throwable.class)
                    .addStatement("return $T.broken(layer, fault)", RuntimeTypes.FAILURES);
        }
        return method.endControlFlow()
                .addStatement("return $T.none()", RuntimeTypes.VERDICT)
                .build();
    }

    /** Whether members of the failure are called, which may fail. */
    private static boolean asks(FailureType failure) {
        return !failure.conditions().isEmpty()
                || failure.answer().filter(Answer::readsMembers).isPresent();
    }

    private static CodeBlock test(FailureType failure) {
        List<CodeBlock> present = new ArrayList<>();
        List<CodeBlock> holding = new ArrayList<>();
        for (Condition condition : failure.conditions()) {
            MemberPathCode path = new MemberPathCode(FAILURE, condition.path(), "");
            present.addAll(path.nullable());
            if (!condition.presence()) {
                CodeBlock test = MemberPathCode.text(condition.test(), condition.types());
                holding.add(CodeBlock.of("$L$L", path.value(), test));
            }
        }
        Optional<AnswerCode> answer = failure.answer().map(found -> new AnswerCode(FAILURE, found));
        answer.filter(AnswerCode::readsStatus).ifPresent(code -> {
            present.addAll(code.nullable());
            // Clients that got no answer say so by a number that is no status.
            holding.add(CodeBlock.of("$L >= 100", code.status()));
        });
        CodeBlock type = CodeBlock.of("layer instanceof $T$L", failure.type(), asks(failure) ? " " + FAILURE : "");
        Stream<CodeBlock> there = present.stream().distinct().map(part -> CodeBlock.of("$L != null", part));
        return CodeBlock.builder()
                .beginControlFlow(
                        "if ($L)",
                        Stream.of(Stream.of(type), there, holding.stream())
                                .flatMap(tests -> tests)
                                .collect(CodeBlock.joining("$W&& ")))
                .add(answer.map(code -> code.returnVerdict(present)).orElseGet(() -> verdict(failure.meaning())))
                .endControlFlow()
                .build();
    }

    private static CodeBlock verdict(Meaning meaning) {
        return switch (meaning) {
            case NOT_SENT -> statement("return $T.notSent(layer)", RuntimeTypes.FAILURES);
            case TRANSIENT -> statement("return $T.transientFailure()", RuntimeTypes.VERDICT);
            case PERMANENT -> statement("return $T.permanent()", RuntimeTypes.VERDICT);
            case LEFT_TO_CAUSE -> statement("return $T.none()", RuntimeTypes.VERDICT);
            case ANSWERED, WRAPPER -> throw new IllegalArgumentException(meaning + " is no verdict");
        };
    }

    private static CodeBlock statement(String format, ClassName type) {
        return CodeBlock.builder().addStatement(format, type).build();
    }
}
