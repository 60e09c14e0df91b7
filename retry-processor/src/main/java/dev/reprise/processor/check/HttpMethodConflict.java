package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.HttpVerb;
import dev.reprise.processor.model.Method;
import java.util.stream.Stream;

/** Our own {@code @HttpMethod} does not contradict the framework, which sends what its annotations say. */
final class HttpMethodConflict implements Rule<Member> {

    @Override
    public Stream<Diagnostic> check(Member member) {
        Method method = member.method();
        if (!method.contradictsFramework() || !HttpMethodName.isSound(method)) {
            return Stream.empty();
        }
        HttpVerb sent = method.frameworkVerb();
        return method.http().stream()
                .map(own -> new Diagnostic(
                        DiagnosticId.HTTP_METHOD_CONFLICT,
                        own.place(),
                        "@HttpMethod(\"" + own.value() + "\") contradicts the framework's annotations, by which "
                                + member.subject() + " is sent as " + sent.spoken()
                                + (sent.remark().isEmpty() ? "." : " (" + sent.remark() + ")."),
                        "Remove @HttpMethod: it is for interfaces that no framework reads. Where repeating is harmless all the same, say so:\n"
                                + "@Idempotent."));
    }
}
