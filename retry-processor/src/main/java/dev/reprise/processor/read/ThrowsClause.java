package dev.reprise.processor.read;

import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * What a member may throw. Where it stands for several declarations that do not override one another, an implementation
 * may throw only what all of them admit.
 */
final class ThrowsClause {

    private final Types types;
    private final List<Declaration> declarations;

    ThrowsClause(Types types, Member member) {
        this.types = types;
        this.declarations = member.specific();
    }

    /** One thrown type: as the proxy writes it and as the compiler knows it. */
    record Thrown(TypeName name, TypeMirror type) {}

    /**
     * The types in the order written.
     *
     * @param signature of the member's main declaration
     */
    List<Thrown> types(Signature signature) {
        List<Thrown> clause = new ArrayList<>();
        for (Declaration declaration : declarations) {
            Signature here = signature.alongside(declaration);
            List<? extends TypeMirror> thrown = declaration.type().getThrownTypes();
            for (int i = 0; i < thrown.size(); i++) {
                TypeMirror type = thrown.get(i);
                TypeName name = here.thrown(i);
                if (declarations.stream().allMatch(other -> admits(other, signature.alongside(other), type, name))
                        && clause.stream()
                                .noneMatch(
                                        known -> known.name().equals(name) || types.isSameType(known.type(), type))) {
                    clause.add(new Thrown(name, type));
                }
            }
        }
        return List.copyOf(clause);
    }

    /** By name as well, for a type variable of one method is none of the other's. */
    private boolean admits(Declaration declaration, Signature there, TypeMirror type, TypeName name) {
        List<? extends TypeMirror> thrown = declaration.type().getThrownTypes();
        return IntStream.range(0, thrown.size())
                .anyMatch(i ->
                        types.isSubtype(type, thrown.get(i)) || there.thrown(i).equals(name));
    }
}
