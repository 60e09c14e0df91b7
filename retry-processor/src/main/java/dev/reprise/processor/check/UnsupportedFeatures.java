package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.Unsupported;
import java.util.stream.Stream;

/** What this version does not have is refused, never ignored. */
final class UnsupportedFeatures implements Rule<Unsupported> {

    @Override
    public Stream<Diagnostic> check(Unsupported unsupported) {
        return Stream.of(new Diagnostic(
                DiagnosticId.NOT_YET_SUPPORTED,
                unsupported.place(),
                unsupported.annotation() + " is not supported by this version of Reprise.",
                advice(unsupported.annotation())));
    }

    private static String advice(String annotation) {
        return switch (annotation) {
            case "@CircuitBreaker" ->
                "Remove it. What keeps retries away from a server that is down is the retry budget, in force by default (@RetryBudget).";
            case "@RefreshCredentials" ->
                "Remove it, and renew the credentials in the HTTP client for now, in an interceptor for example.";
            case "@Fallback" ->
                "Remove it, and catch the exception where the method is called: it arrives there unchanged.";
            case "@DeadLetter" ->
                "Remove it, and keep what could not be delivered where the method is called: its exception arrives there unchanged.";
            default -> "Remove it.";
        };
    }
}
