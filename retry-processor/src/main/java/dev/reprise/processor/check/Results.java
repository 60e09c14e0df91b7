package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.Result;
import java.util.stream.Stream;

/** A failure shows before the method returns. */
final class Results implements Rule<Member> {

    @Override
    public Stream<Diagnostic> check(Member member) {
        if (!member.isRetried()) {
            return Stream.empty();
        }
        Result result = member.method().result();
        String type = result.offending().orElse(result.type().toString());
        return switch (result.kind()) {
            case UNSUPPORTED -> Stream.of(unsupported(member, type));
            case LAZY -> Stream.of(lazy(member, type));
            case VOID, PLAIN, HTTP_RESPONSE -> Stream.empty();
        };
    }

    private static Diagnostic unsupported(Member member, String type) {
        String problem = " returns a " + type;
        String advice;
        switch (type.substring(type.lastIndexOf('.') + 1)) {
            case "CompletionStage", "CompletableFuture" -> {
                problem += ": this version of Reprise does not retry asynchronous results.";
                advice =
                        "Return the value itself and call the method on a thread of its own (an executor, a virtual thread); or @NotRetryable.";
            }
            case "Future" -> {
                problem += ", which tells nobody when it fails.";
                advice = "Return the value itself; or @NotRetryable.";
            }
            case "Stream", "IntStream", "LongStream", "DoubleStream", "BaseStream", "Iterator", "Spliterator" -> {
                problem += ", which fails while it is read, after the method returned.";
                advice = "Return what was read, a List for example; or @NotRetryable.";
            }
            default -> {
                problem += ", which does nothing before somebody subscribes, after the method returned.";
                advice =
                        "Reactive types need an adapter (retry-reactor for Mono and Flux), which this version of Reprise does not have: use the\n"
                                + "type's own operator, such as retryWhen, and mark the method @NotRetryable.";
            }
        }
        return new Diagnostic(
                DiagnosticId.UNSUPPORTED_RETURN, member.method().place(), member.subject() + problem, advice);
    }

    private static Diagnostic lazy(Member member, String type) {
        return new Diagnostic(
                DiagnosticId.LAZY_RESULT,
                member.method().place(),
                member.subject() + " returns a " + type
                        + ": what fails while it is read fails after the method returned, where nothing is retried.",
                "Return what was read (byte[], String, List). If only the opening needs retries, @SuppressWarnings(\"retry:lazy-result\").");
    }
}
