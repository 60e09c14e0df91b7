package dev.reprise.processor.read;

import com.palantir.javapoet.TypeName;
import dev.reprise.processor.model.Result;
import dev.reprise.processor.model.Result.Kind;
import dev.reprise.processor.model.ReturnedAnswer;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Reads what a method returns. */
record ResultReader(Round round, TypeElement client) {

    private static final String CONTINUATION = "kotlin.coroutines.Continuation";

    Result read(Member member, Signature signature) {
        TypeMirror type = member.main().type().getReturnType();
        Optional<String> suspended = member.main().type().getParameterTypes().stream()
                .filter(parameter -> round.names(parameter).contains(CONTINUATION))
                .findFirst()
                .map(parameter -> CONTINUATION);
        if (suspended.isPresent()) {
            return new Result(signature.result(), Kind.UNSUPPORTED, false, suspended);
        }
        if (type.getKind() == TypeKind.VOID) {
            return new Result(signature.result(), Kind.VOID, false, Optional.empty());
        }
        Set<String> names = round.names(type);
        Optional<ReturnedAnswer> answer =
                new AnswerTypes(round, client, new MemberPathReader(round, client)).find(names);
        if (answer.isPresent()) {
            return new Result(signature.result(), Kind.ANSWER, isSelf(member, type), Optional.empty(), answer);
        }
        Optional<ResultTypes.Row> row = ResultTypes.find(names);
        Kind kind = row.map(ResultTypes.Row::kind).orElse(Kind.PLAIN);
        return new Result(signature.result(), kind, isSelf(member, type), row.map(ResultTypes.Row::type));
    }

    /**
     * Whether the delegate may return itself: its own interface or one of that one's parents is declared. Compared by name,
     * for ECJ does not take {@code Api<T>} for the type of {@code Api} in it.
     */
    private boolean isSelf(Member member, TypeMirror type) {
        TypeName name = TypeNames.PLAIN.of(type);
        return !hidesVariable(member)
                && round.lineage(client.asType()).stream()
                        .filter(ancestor -> ancestor.asElement().getKind().isInterface())
                        .anyMatch(ancestor -> TypeNames.PLAIN.of(ancestor).equals(name));
    }

    /** Whether the method has a type variable called like one of the interface, so that names deceive. */
    private boolean hidesVariable(Member member) {
        return member.main().method().getTypeParameters().stream()
                .anyMatch(own -> client.getTypeParameters().stream()
                        .anyMatch(outer -> outer.getSimpleName().equals(own.getSimpleName())));
    }
}
