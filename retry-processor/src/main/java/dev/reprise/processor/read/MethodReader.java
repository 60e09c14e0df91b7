package dev.reprise.processor.read;

import com.palantir.javapoet.TypeName;
import dev.reprise.processor.diagnose.Position;
import dev.reprise.processor.model.ExceptionType;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Place;
import dev.reprise.processor.model.Treatment;
import dev.reprise.processor.read.ThrowsClause.Thrown;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeVariable;

/** Puts a method together: its signature, what the annotations say, and what follows for the proxy. */
record MethodReader(Round round, Subject subject, ExceptionTypeReader exceptions, KeyCandidates candidates) {

    /** Clauses that admit an interrupt. */
    private static final Set<String> ABOVE_INTERRUPT =
            Set.of("java.lang.InterruptedException", "java.lang.Exception", "java.lang.Throwable");

    Method read(Member member, Rules rules, Treatment treatment) {
        TypeElement client = subject.client();
        ExecutableElement element = member.main().method();
        ExecutableElement shown = member.shown().method();
        Signature signature =
                Signature.of(round, member.main(), client, new Access(round.elements(), subject.policies()));
        List<Thrown> thrown = new ThrowsClause(round.types(), member).types(signature);
        TypeName result = signature.result();
        Place place = new Position(member.shown().written() ? shown : subject.policies());
        return new Method(
                member.name(),
                place,
                member.shown().written() ? "" : Sources.nameOf(member.shown().ownerElement()) + "." + member.brief(),
                signature
                        .repeated()
                        .ofDeclaration(
                                element, ParameterReader.innermost(result).annotations()),
                signature.typeVariables(),
                new ResultReader(round, client).read(member, signature),
                new ParameterReader(round, subject.policies(), candidates).read(member, signature, rules),
                element.isVarArgs(),
                thrown.stream().map(Thrown::name).toList(),
                thrown.stream().anyMatch(MethodReader::admitsInterrupt),
                catchable(thrown, place),
                member.isDefault(),
                treatment,
                rules.policy(),
                rules.policyOnMethod(),
                rules.composedPolicies(),
                rules.idempotency(),
                rules.notIdempotent(),
                rules.notRetryable(),
                rules.http(),
                rules.frameworkVerb(),
                rules.runOn(),
                rules.budget(),
                rules.unsupported(),
                rules.foreign(),
                Suppressions.at(shown));
    }

    private static boolean admitsInterrupt(Thrown thrown) {
        return !(thrown.type() instanceof TypeVariable)
                && ABOVE_INTERRUPT.contains(TypeNames.PLAIN.of(thrown.type()).toString());
    }

    private List<ExceptionType> catchable(List<Thrown> thrown, Place place) {
        return thrown.stream()
                .map(Thrown::type)
                .filter(round::isChecked)
                .map(type -> exceptions.of(round.bounds(type).get(0), place))
                .toList();
    }
}
