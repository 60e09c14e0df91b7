package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.HttpVerb;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Parameter;
import dev.reprise.processor.model.Result;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
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
        if (method.http().isEmpty()) {
            return Stream.of(unknown(member));
        }
        HttpVerb verb = method.http().get();
        return HttpMethods.isToken(verb.name()) ? Stream.of(unsafe(member, verb.name())) : Stream.empty();
    }

    private static Diagnostic unknown(Member member) {
        boolean denied = member.method().notIdempotent().isPresent();
        return new Diagnostic(
                DiagnosticId.UNKNOWN_IDEMPOTENCY,
                member.retryPlace(),
                denied
                        ? member.subject()
                                + " is retried although @NotIdempotent says that running twice does harm, which happens when only its answer is lost."
                        : member.subject()
                                + " may run twice when only its answer is lost, and nothing says that this is harmless: no HTTP method is known.",
                (denied
                                ? ""
                                : "Name the HTTP method: @HttpMethod(\"GET\"); or give your word that repeating is harmless: @Idempotent.\n")
                        + ways(member));
    }

    private static Diagnostic unsafe(Member member, String verb) {
        Method method = member.method();
        String problem;
        if (method.notIdempotent().isPresent()) {
            problem = " is a " + verb
                    + " that @NotIdempotent calls unsafe to repeat, and may run twice when only its answer is lost.";
        } else if (HttpMethods.isRegistered(verb)) {
            problem = " is a " + verb + " and may run twice when only its answer is lost.";
        } else {
            problem = " is a " + verb
                    + ", which the IANA registry of HTTP methods does not know (names are case-sensitive), and may run twice when"
                    + " only its answer is lost." + HttpMethods.didYouMean(verb);
        }
        return new Diagnostic(DiagnosticId.UNSAFE_RETRY, member.retryPlace(), member.subject() + problem, ways(member));
    }

    private static String ways(Member member) {
        return "Give it a key: " + key(member.method()) + ", or a check before repeating: @Idempotent(verifiedBy = \""
                + lookup(member) + "\"),\nor retry only what was never sent: @Retryable(unsentOnly = true)"
                + (member.method().policyOnMethod() ? "." : ", or do not retry it: @NotRetryable.");
    }

    /** A key of the caller's own parameters: an id if there is one, apart from the id of the attempt. */
    private static String key(Method method) {
        List<String> paths = sent(method).stream()
                .flatMap(parameter -> parameter.keyPaths().stream())
                .toList();
        if (paths.isEmpty()) {
            return "@Idempotent(random = true)";
        }
        Optional<String> attempt = first(paths, path -> isCalled(path, "attempt"));
        List<String> others = paths.stream()
                .filter(path -> !attempt.equals(Optional.of(path)))
                .toList();
        String part = first(others, path -> isCalled(path, "id"))
                .or(() -> others.stream().findFirst())
                .orElse("...");
        return "@Idempotent(key = {\"" + part + "\"}, attemptId = \"" + attempt.orElse("...") + "\")";
    }

    private static Optional<String> first(List<String> paths, Predicate<String> wanted) {
        return paths.stream().filter(wanted).findFirst();
    }

    private static boolean isCalled(String path, String name) {
        return path.substring(path.lastIndexOf('.') + 1)
                .toLowerCase(Locale.ROOT)
                .contains(name);
    }

    /** The method that could look for the result: it takes the same parameters and returns something. */
    private static String lookup(Member member) {
        Method method = member.method();
        return member.client().methods().stream()
                .filter(other -> !other.equals(method) && other.result().kind() == Result.Kind.PLAIN)
                .filter(other -> !sent(method).isEmpty() && types(sent(other)).equals(types(sent(method))))
                .filter(other -> other.http()
                        .filter(verb -> HttpMethods.isIdempotent(verb.name()))
                        .isPresent())
                .map(Method::name)
                .findFirst()
                .orElse("...");
    }

    private static List<Parameter> sent(Method method) {
        return method.parameters().stream()
                .filter(parameter -> !parameter.idempotencyKey())
                .toList();
    }

    private static List<String> types(List<Parameter> parameters) {
        return parameters.stream().map(parameter -> parameter.type().toString()).toList();
    }
}
