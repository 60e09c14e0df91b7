package dev.reprise.processor.diagnose;

import java.util.Arrays;
import java.util.Locale;

/**
 * The catalogue: everything that the processor can report, errors first. Each id has a section in docs/diagnostics.md, in
 * this order.
 */
public enum DiagnosticId {
    UNSAFE_RETRY(Severity.ERROR),
    UNKNOWN_IDEMPOTENCY(Severity.ERROR),
    NOT_AN_INTERFACE(Severity.ERROR),
    INACCESSIBLE_INTERFACE(Severity.ERROR),
    SEALED_INTERFACE(Severity.ERROR),
    NAME_CLASH(Severity.ERROR),
    BAD_DURATION(Severity.ERROR),
    BAD_TRIES(Severity.ERROR),
    BAD_MULTIPLIER(Severity.ERROR),
    BAD_JITTER_FACTOR(Severity.ERROR),
    ZERO_DELAY(Severity.ERROR),
    DELAY_ORDER(Severity.ERROR),
    SYNCHRONISED_RETRIES(Severity.ERROR),
    DEADLINE_TOO_SHORT(Severity.ERROR),
    BAD_STATUS(Severity.ERROR),
    HOPELESS_STATUS(Severity.ERROR),
    BAD_HTTP_METHOD(Severity.ERROR),
    HTTP_METHOD_CONFLICT(Severity.ERROR),
    UNSENT_ONLY_CONFLICT(Severity.ERROR),
    BAD_EXCEPTION_TYPE(Severity.ERROR),
    NEVER_THROWN(Severity.ERROR),
    BAD_CLASSIFIER(Severity.ERROR),
    BAD_BUDGET(Severity.ERROR),
    KEY_PATH(Severity.ERROR),
    KEY_TYPE(Severity.ERROR),
    KEY_EMPTY(Severity.ERROR),
    KEY_DUPLICATE(Severity.ERROR),
    KEY_PARAMETER(Severity.ERROR),
    VERIFY_MISMATCH(Severity.ERROR),
    ONE_SHOT_PARAMETER(Severity.ERROR),
    UNSUPPORTED_RETURN(Severity.ERROR),
    ATTEMPT_TIMEOUT_BLOCKING(Severity.ERROR),
    CONFLICTING_ANNOTATIONS(Severity.ERROR),
    NO_SUCH_METHOD(Severity.ERROR),
    NOT_YET_SUPPORTED(Severity.ERROR),
    UNRESOLVED_TYPE(Severity.ERROR),
    BAD_OPTION(Severity.ERROR),
    BAD_BASELINE(Severity.ERROR),
    BASELINE_KEY_CHANGED(Severity.ERROR),
    INTERNAL_ERROR(Severity.ERROR),

    DOUBTFUL_STATUS(Severity.WARNING),
    DEFAULT_BYPASSES_POLICY(Severity.WARNING),
    NO_ATTEMPT_ID(Severity.WARNING),
    UNBOUNDED_WAIT(Severity.WARNING),
    NO_JITTER(Severity.WARNING),
    DEADLINE_CUTS_TRIES(Severity.WARNING),
    IDEMPOTENT_WITHOUT_RETRY(Severity.WARNING),
    NOTHING_TO_RETRY(Severity.WARNING),
    DOUBLE_RETRY(Severity.WARNING),
    RETRY_IN_TRANSACTION(Severity.WARNING),
    BROAD_EXCEPTION(Severity.WARNING),
    LAZY_RESULT(Severity.WARNING),
    BASELINE_POLICY_CHANGED(Severity.WARNING);

    private enum Severity {
        ERROR,
        WARNING
    }

    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');
    private final Severity severity;

    DiagnosticId(Severity severity) {
        this.severity = severity;
    }

    /** The entry with the given id; throws {@link IllegalArgumentException} where the catalogue has none. */
    public static DiagnosticId of(String id) {
        return Arrays.stream(values())
                .filter(entry -> entry.id.equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no diagnostic is called " + id));
    }

    /** As it stands in messages, in docs/diagnostics.md and, after {@code retry:}, in {@code @SuppressWarnings}. */
    public String id() {
        return id;
    }

    /** Whether it fails the build; else it is a warning, silenced by {@code @SuppressWarnings("retry:<id>")}. */
    public boolean isError() {
        return severity == Severity.ERROR;
    }
}
