package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.SafetyProof;
import java.util.List;
import java.util.stream.Stream;

/**
 * Repeating is safe, whatever {@code maxTries} is: configuration may raise it. A lost answer looks like a lost request, and
 * the second order is real.
 */
final class RepeatSafety implements Rule<Member> {

    @Override
    public Stream<Diagnostic> check(Member member) {
        Method method = member.method();
        if (!member.isRetried() || !SafetyProof.of(method).isEmpty()) {
            return Stream.empty();
        }
        if (method.contradictsFramework() || !HttpMethodName.isSound(method)) {
            // What @HttpMethod says is a fault of its own: whether repeating is safe is to be asked afterwards.
            return Stream.empty();
        }
        return Stream.of(method.verb().isKnown() ? unsafe(member) : unknown(member));
    }

    private static Diagnostic unknown(Member member) {
        String subject = member.subject();
        if (member.method().notIdempotent().isPresent()) {
            return new Diagnostic(
                    DiagnosticId.UNKNOWN_IDEMPOTENCY,
                    member.retryPlace(),
                    subject
                            + " is retried although @NotIdempotent says that running twice does harm, which happens when only its answer is lost.",
                    ways(member));
        }
        String remark = member.method().verb().remark();
        return new Diagnostic(
                DiagnosticId.UNKNOWN_IDEMPOTENCY,
                member.retryPlace(),
                subject + " may run twice when only its answer is lost, and nothing says that this is harmless: "
                        + (remark.isEmpty() ? "no HTTP method is known" : remark) + ".",
                "Name the HTTP method: @HttpMethod(\"GET\"); or give your word that repeating is harmless: @Idempotent.\n"
                        + ways(member));
    }

    private static Diagnostic unsafe(Member member) {
        return new Diagnostic(
                DiagnosticId.UNSAFE_RETRY,
                member.retryPlace(),
                member.subject() + " " + UnsafeVerb.of(member.method()),
                ways(member));
    }

    private static String ways(Member member) {
        return "Give it a key: " + KeyAdvice.annotation(member.method())
                + ", or a check before repeating: @Idempotent(verifiedBy = \"" + lookup(member)
                + "\"),\nor retry only what was never sent: @Retryable(unsentOnly = true)"
                + (member.method().policyOnMethod() ? "." : ", or do not retry it: @NotRetryable.")
                + "\nA key must be sent as well: " + sending(member.method());
    }

    private static String sending(Method method) {
        return method.keyHeader()
                .map(parameter -> "the parameter " + parameter.name()
                        + " is already sent as its header and will get it where the caller passes null.")
                .orElse("take it as a parameter, @IdempotencyKey String key, or read it from Attempt in the client.");
    }

    /** The method that could look for the result: it takes the same and gives back what was created, if anything was. */
    private static String lookup(Member member) {
        Method method = member.method();
        String result = method.result().type().box().toString();
        return member.client().methods().stream()
                .filter(other -> !other.equals(method) && sent(other).equals(sent(method)))
                .filter(other -> other.result().type().toString().equals("java.util.Optional<" + result + ">")
                        || (isGet(other) && other.result().type().toString().equals(result)))
                .map(Method::name)
                .findFirst()
                .orElse("...");
    }

    private static boolean isGet(Method method) {
        return method.verb().is("GET");
    }

    /** The types of what is sent. */
    private static List<String> sent(Method method) {
        return method.sentParameters().stream()
                .map(parameter -> parameter.type().toString())
                .toList();
    }
}
