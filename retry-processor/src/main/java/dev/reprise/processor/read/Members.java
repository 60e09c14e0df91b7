package dev.reprise.processor.read;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * The methods that a proxy of an interface can override, each once: the same method from several parents is one member.
 * Methods of {@code Object} are left out, for the proxy has its own, and so are static and private ones.
 */
final class Members {

    private final Round round;

    Members(Round round) {
        this.round = round;
    }

    /** The interface's own in the order written, then all others by signature: class files keep no order. */
    List<Member> of(TypeElement client) {
        Map<String, List<List<Declaration>>> byName = new LinkedHashMap<>();
        for (DeclaredType owner : round.lineage(client.asType())) {
            for (ExecutableElement method :
                    ElementFilter.methodsIn(owner.asElement().getEnclosedElements())) {
                if (owner.asElement().getKind().isInterface() && isOverridable(method)) {
                    add(
                            new Declaration(
                                    method,
                                    owner,
                                    typeIn(owner, method),
                                    round.sources().contains(method)),
                            byName);
                }
            }
        }
        boolean isWritten = round.sources().contains(client);
        List<Member> own = new ArrayList<>();
        List<Member> inherited = new ArrayList<>();
        for (List<List<Declaration>> overloads : byName.values()) {
            for (List<Declaration> declarations : overloads) {
                Member member = member(declarations);
                (isWritten && member.main().ownerElement().equals(client) ? own : inherited).add(member);
            }
        }
        List<ExecutableElement> written = ElementFilter.methodsIn(client.getEnclosedElements());
        own.sort(Comparator.comparingInt(member -> written.indexOf(member.main().method())));
        inherited.sort(Comparator.comparing(member -> member.signature(round)));
        own.addAll(inherited);
        return own;
    }

    private static boolean isOverridable(ExecutableElement method) {
        Set<Modifier> modifiers = method.getModifiers();
        return !modifiers.contains(Modifier.STATIC)
                && !modifiers.contains(Modifier.PRIVATE)
                && !ObjectMethods.declares(method);
    }

    private ExecutableType typeIn(DeclaredType owner, ExecutableElement method) {
        return (ExecutableType) round.types().asMemberOf(owner, method);
    }

    private void add(Declaration declaration, Map<String, List<List<Declaration>>> byName) {
        List<List<Declaration>> overloads = byName.computeIfAbsent(declaration.name(), name -> new ArrayList<>());
        for (List<Declaration> same : overloads) {
            if (isSame(same.get(0).type(), declaration.type())) {
                same.add(declaration);
                return;
            }
        }
        overloads.add(new ArrayList<>(List.of(declaration)));
    }

    private boolean isSame(ExecutableType one, ExecutableType other) {
        return round.types().isSubsignature(one, other) || round.types().isSubsignature(other, one);
    }

    private Member member(List<Declaration> declarations) {
        Map<Boolean, List<Declaration>> byOverridden = declarations.stream()
                .collect(Collectors.partitioningBy(
                        declaration -> declarations.stream().anyMatch(other -> round.overrides(other, declaration))));
        List<Declaration> specific = new ArrayList<>(byOverridden.getOrDefault(false, List.of()));
        Declaration main = specific.stream()
                .filter(candidate -> specific.stream().allMatch(other -> narrows(candidate, other)))
                .findFirst()
                .orElse(specific.get(0));
        specific.remove(main);
        specific.add(0, main);
        return new Member(List.of(), specific, byOverridden.getOrDefault(true, List.of()));
    }

    /** Whether the result of one can stand for that of the other. */
    private boolean narrows(Declaration one, Declaration other) {
        TypeMirror result = one.type().getReturnType();
        TypeMirror wider = other.type().getReturnType();
        return round.types().isSameType(result, wider)
                || (!result.getKind().isPrimitive() && round.types().isSubtype(result, wider));
    }
}
