package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.ForeignAnnotation;

/** What becomes of a retry beside an annotation of another library. */
final class ForeignMeaning {

    private ForeignMeaning() {}

    /**
     * The warning.
     *
     * @param subject a method that is retried
     */
    static Diagnostic diagnostic(ForeignAnnotation foreign, String subject) {
        return switch (foreign.kind()) {
            case RETRY ->
                new Diagnostic(
                        DiagnosticId.DOUBLE_RETRY,
                        foreign.place(),
                        subject + " is retried by Reprise and by " + foreign.library() + " (" + foreign.name()
                                + "): the tries multiply.",
                        "Keep one of the two. Three tries of five are fifteen requests to a server that is down.");
            case TRANSACTION ->
                new Diagnostic(
                        DiagnosticId.RETRY_IN_TRANSACTION,
                        foreign.place(),
                        subject + " is retried and runs in a transaction (" + foreign.name()
                                + "): once a failure has broken the transaction, no repeat in it can succeed.",
                        "Retry around the transaction: begin it inside, so that each try has its own. Where that is so already, because the annotation\n"
                                + "is obeyed by the delegate: @SuppressWarnings(\"retry:retry-in-transaction\").");
        };
    }
}
