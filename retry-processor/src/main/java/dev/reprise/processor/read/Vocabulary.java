package dev.reprise.processor.read;

import java.util.List;

/** Our annotations by qualified name: their classes are never loaded, so that the user's version is the one that counts. */
final class Vocabulary {

    static final String PACKAGE = "dev.reprise.";

    static final String RETRYABLE = PACKAGE + "Retryable";
    static final String NOT_RETRYABLE = PACKAGE + "NotRetryable";
    static final String IDEMPOTENT = PACKAGE + "Idempotent";
    static final String NOT_IDEMPOTENT = PACKAGE + "NotIdempotent";
    static final String IDEMPOTENCY_KEY = PACKAGE + "IdempotencyKey";
    static final String HTTP_METHOD = PACKAGE + "HttpMethod";
    static final String RETRY_BUDGET = PACKAGE + "RetryBudget";
    static final String RUN_ON = PACKAGE + "RunOn";
    static final String RETRY_POLICY_FOR = PACKAGE + "RetryPolicyFor";

    /** Those whose values are read, so that every one of them has to exist. */
    static final List<String> WITH_MEMBERS =
            List.of(RETRYABLE, IDEMPOTENT, HTTP_METHOD, RETRY_BUDGET, RUN_ON, RETRY_POLICY_FOR);

    /** Annotations of features that do not exist yet; each makes an interface ours, so that none is ignored. */
    static final List<String> UNSUPPORTED = List.of(
            PACKAGE + "CircuitBreaker", PACKAGE + "RefreshCredentials", PACKAGE + "Fallback", PACKAGE + "DeadLetter");

    private Vocabulary() {}

    /** An annotation as the user writes it: {@code @Retryable}. */
    static String written(String annotation) {
        return "@" + annotation.substring(annotation.lastIndexOf('.') + 1);
    }
}
