package dev.reprise.processor.read;

import dev.reprise.processor.model.Result;
import dev.reprise.processor.model.Result.Kind;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
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
        Optional<ResultTypes.Row> row = ResultTypes.find(names);
        Kind kind = row.map(ResultTypes.Row::kind).orElse(Kind.PLAIN);
        Optional<String> offending =
                row.filter(found -> found.kind() != Kind.HTTP_RESPONSE).map(ResultTypes.Row::type);
        return new Result(signature.result(), kind, isSelf(type), offending);
    }

    /** Whether the delegate may return itself: its own interface or one of that one's parents is declared. */
    private boolean isSelf(TypeMirror type) {
        List<DeclaredType> lineage = round.lineage(client.asType());
        return lineage.stream()
                .filter(ancestor -> ancestor.asElement().getKind().isInterface())
                .anyMatch(ancestor -> round.types().isSameType(ancestor, type));
    }
}
