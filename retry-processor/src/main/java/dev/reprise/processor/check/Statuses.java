package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.Setting;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The statuses of {@code onStatus} are errors that may pass. */
final class Statuses implements Rule<PolicyUse> {

    @Override
    public Stream<Diagnostic> check(PolicyUse use) {
        Setting<List<Setting<Integer>>> onStatus = use.policy().onStatus();
        return onStatus.explicit()
                ? onStatus.value().stream().map(Statuses::fault).flatMap(Optional::stream)
                : Stream.empty();
    }

    private static Optional<Diagnostic> fault(Setting<Integer> entry) {
        int status = entry.value();
        if (status < 400 || status > 599) {
            return Optional.of(
                    new Diagnostic(
                            DiagnosticId.BAD_STATUS,
                            entry.place(),
                            status + " in onStatus is not an HTTP error status.",
                            "Statuses worth another try lie in 400-599, usually 429, 502, 503, 504. An answer that is no error but worth another try\n"
                                    + "(202, a body that says PENDING) is for a classifier: FailureClassifier.classifyResult."));
        }
        return hopeless(status)
                .map(reason -> new Diagnostic(
                        DiagnosticId.HOPELESS_STATUS,
                        entry.place(),
                        status + " in onStatus: " + reason,
                        "Remove " + status + "."
                                + (status == 401
                                        ? " To renew the credentials and send once more is a task of its own, @RefreshCredentials."
                                        : "")))
                .or(
                        () -> doubtful(status)
                                .map(
                                        reason -> new Diagnostic(
                                                DiagnosticId.DOUBTFUL_STATUS,
                                                entry.place(),
                                                status + " in onStatus: " + reason,
                                                "Keep it where the API documents " + status
                                                        + " as temporary, and say so: @SuppressWarnings(\"retry:doubtful-status\"). Else remove it.")));
    }

    /** Answers that depend on the request alone (RFC 9110, section 15). */
    private static Optional<String> hopeless(int status) {
        return switch (status) {
            case 400 -> Optional.of("a request that is malformed once is malformed each time.");
            case 401 -> Optional.of("the same credentials are refused again.");
            case 405 -> Optional.of("the resource does not learn the method by being asked again.");
            case 410 -> Optional.of("what is gone for good does not come back.");
            case 414 -> Optional.of("the same URI is too long again.");
            case 415 -> Optional.of("the same media type is refused again.");
            case 422 -> Optional.of("the same content is refused again.");
            case 501 -> Optional.of("the server does not implement the method, today or a second later.");
            default -> Optional.empty();
        };
    }

    private static Optional<String> doubtful(int status) {
        return switch (status) {
            case 403 ->
                Optional.of("what is forbidden usually stays forbidden; some APIs send it for an exceeded quota.");
            case 404 ->
                Optional.of("what does not exist usually stays so; some APIs send it for what is not visible yet.");
            case 409 ->
                Optional.of(
                        "a conflict usually needs another request; where a key says that the first try is still running, 409 is retried anyway.");
            case 413 ->
                Optional.of(
                        "the same content is too large again, unless the server says so for a while (Retry-After).");
            default -> Optional.empty();
        };
    }
}
