package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.ExceptionType;
import dev.reprise.processor.model.Method;
import java.util.stream.Stream;

/**
 * A checked type of {@code on} can be thrown by a method of the policy. A composed policy is written for many interfaces,
 * so one that does not throw the type proves nothing.
 */
final class NeverThrown implements Rule<PolicyUse> {

    @Override
    public Stream<Diagnostic> check(PolicyUse use) {
        if (use.policy().composed() || use.methods().isEmpty()) {
            return Stream.empty();
        }
        return use.policy().on().value().stream()
                .filter(type -> type.kind() == ExceptionType.Kind.CHECKED)
                .filter(type -> use.methods().stream().noneMatch(method -> admits(method, type)))
                .map(type -> fault(use, type));
    }

    private static boolean admits(Method method, ExceptionType type) {
        return method.catchable().stream().anyMatch(thrown -> thrown.isA(type) || type.isA(thrown));
    }

    private static Diagnostic fault(PolicyUse use, ExceptionType type) {
        String name = ExceptionTypes.simpleName(type);
        String who = use.methods().size() == 1
                ? use.methods().get(0).name() + " cannot throw " + name
                : "none of the " + use.methods().size() + " methods of this policy can throw " + name;
        return new Diagnostic(
                DiagnosticId.NEVER_THROWN,
                type.place(),
                name + " in on never happens: " + who + ", a checked exception that its throws clause does not admit.",
                "Remove it from on, or declare it where the interface is yours (throws " + name
                        + "). What an unchecked exception wraps is for a classifier to judge.");
    }
}
