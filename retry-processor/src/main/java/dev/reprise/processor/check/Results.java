package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.Result;
import java.util.List;
import java.util.stream.Stream;

/** A failure shows before the method returns. */
final class Results implements Rule<Member> {

    private static final Reason SUBSCRIBED = new Reason(
            "",
            ", which does nothing before somebody subscribes, after the method returned.",
            "Use the type's own operator for retries, such as retryWhen, with a random backoff");

    /** What stands first fits first. */
    private static final List<Reason> REASONS = List.of(
            new Reason(
                    "java.util.concurrent.CompletableFuture",
                    ": this version of Reprise does not retry asynchronous results.",
                    "Return the value itself and call the method on a thread of its own (an executor, a virtual thread)"),
            new Reason(
                    "java.util.concurrent.CompletionStage",
                    ": this version of Reprise does not retry asynchronous results.",
                    "Return the value itself and call the method on a thread of its own (an executor, a virtual thread)"),
            new Reason(
                    "java.util.concurrent.Future",
                    ", which tells nobody when it fails.",
                    "Return the value itself and call the method on a thread of its own (an executor, a virtual thread)"),
            new Reason(
                    "java.util.Iterator",
                    ", which fails while it is read, after the method returned.",
                    "Return what was read, a List for example"),
            new Reason(
                    "reactor.",
                    ", which does nothing before somebody subscribes: it takes the adapter retry-reactor, not part of this version.",
                    "Use the type's own operator: retryWhen(Retry.backoff(...).jitter(1))"),
            new Reason(
                    "retrofit2.Call",
                    ", which sends nothing before it is executed, after the method returned.",
                    "Declare an interface that returns the value, and execute the call in its implementation"),
            new Reason(
                    "kotlin",
                    ": this version of Reprise does not retry suspending functions and coroutines.",
                    "Return the value itself"));

    @Override
    public Stream<Diagnostic> check(Member member) {
        if (!member.isRetried()) {
            return Stream.empty();
        }
        Result result = member.method().result();
        String type = result.offending().orElseGet(() -> result.type().toString());
        return switch (result.kind()) {
            case UNSUPPORTED -> Stream.of(unsupported(member, type));
            case LAZY -> Stream.of(lazy(member, type));
            case VOID, PLAIN, ANSWER -> Stream.empty();
        };
    }

    private static Diagnostic unsupported(Member member, String type) {
        Reason reason = REASONS.stream()
                .filter(row -> type.startsWith(row.types()))
                .findFirst()
                .orElse(SUBSCRIBED);
        return new Diagnostic(
                DiagnosticId.UNSUPPORTED_RETURN,
                member.method().place(),
                member.subject() + " returns a " + type + reason.problem(),
                reason.advice() + "; or do not retry it: @NotRetryable.");
    }

    private static Diagnostic lazy(Member member, String type) {
        return new Diagnostic(
                DiagnosticId.LAZY_RESULT,
                member.method().place(),
                member.subject() + " returns a " + type
                        + ": what fails while it is read fails after the method returned, where nothing is retried.",
                "Return what was read (byte[], String, List). If only the opening needs retries, @SuppressWarnings(\"retry:lazy-result\").");
    }

    /**
     * Why a result cannot be retried.
     *
     * @param types how the names of the types begin
     */
    private record Reason(String types, String problem, String advice) {}
}
