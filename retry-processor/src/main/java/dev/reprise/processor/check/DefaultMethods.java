package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Treatment;
import java.util.stream.Stream;

/** A default method of an interface with keys does not slip past them unnoticed. */
final class DefaultMethods implements Rule<Member> {

    @Override
    public Stream<Diagnostic> check(Member member) {
        if (!isForwardedSilently(member.method())) {
            return Stream.empty();
        }
        return member.client().methods().stream()
                .filter(Method::isKeyed)
                .findFirst()
                .map(
                        keyed -> new Diagnostic(
                                DiagnosticId.DEFAULT_BYPASSES_POLICY,
                                member.method().place(),
                                "The default method " + member.subject()
                                        + " runs on the delegate: what it calls there, such as " + keyed.name()
                                        + ", is neither retried nor keyed.",
                                "@RunOn(Side.PROXY) makes its calls go through the proxy; @RunOn(Side.DELEGATE) says that it is meant so."))
                .stream();
    }

    private static boolean isForwardedSilently(Method method) {
        return method.isDefault()
                && method.treatment() == Treatment.FORWARD
                && method.runOn().isEmpty()
                && method.notRetryable().isEmpty();
    }
}
