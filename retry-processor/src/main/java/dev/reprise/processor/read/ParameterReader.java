package dev.reprise.processor.read;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.TypeName;
import dev.reprise.processor.diagnose.Position;
import dev.reprise.processor.model.Parameter;
import dev.reprise.processor.model.Place;
import java.util.List;
import java.util.stream.IntStream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;

/**
 * Reads the parameters of a method.
 *
 * @param policies where faults of class files are shown
 */
record ParameterReader(Round round, TypeElement policies, KeyCandidates candidates) {

    /**
     * The parameters in order.
     *
     * @param rules of the method
     */
    List<Parameter> read(Member member, Signature signature, Rules rules) {
        return IntStream.range(0, member.parameterNames().size())
                .mapToObj(index -> read(member, signature, index, rules))
                .toList();
    }

    private Parameter read(Member member, Signature signature, int index, Rules rules) {
        VariableElement element = member.main().method().getParameters().get(index);
        VariableElement shown = member.shown().method().getParameters().get(index);
        String called = member.parameterNames().get(index);
        TypeMirror type = member.main().type().getParameterTypes().get(index);
        TypeName name = signature.parameter(index);
        Place place = new Position(round.sources().contains(shown) ? shown : policies);
        return new Parameter(
                called,
                name,
                signature.repeated().ofDeclaration(element, innermost(name).annotations()),
                member.takesKey(index, rules.isKeyed()),
                member.isKeyHeader(index),
                TypeNames.PLAIN.of(type).toString().equals("java.lang.String"),
                rules.mayLackKey() ? candidates.of(called, type) : List.of(),
                OneShotTypes.find(round.names(innermost(type))),
                place);
    }

    /** What stands first in the source: an annotation before {@code String[]} belongs to {@code String}. */
    static TypeName innermost(TypeName type) {
        return type instanceof ArrayTypeName array ? innermost(array.componentType()) : type;
    }

    private static TypeMirror innermost(TypeMirror type) {
        return type instanceof ArrayType array ? innermost(array.getComponentType()) : type;
    }
}
