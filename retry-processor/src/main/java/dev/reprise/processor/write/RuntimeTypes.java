package dev.reprise.processor.write;

import com.palantir.javapoet.ClassName;

/**
 * The types of the runtime that generated code mentions. The processor does not depend on the runtime: an integration
 * test compares each name with the real class.
 */
final class RuntimeTypes {

    private static final String USERS = "dev.reprise.runtime";
    private static final String GENERATED = "dev.reprise.runtime.generated";

    static final ClassName JITTER = ClassName.get("dev.reprise", "Jitter");

    static final ClassName ATTEMPT = ClassName.get(USERS, "Attempt");
    static final ClassName ATTEMPT_SCOPE = ATTEMPT.nestedClass("Scope");
    static final ClassName FAILURE_CLASSIFIER = ClassName.get(USERS, "FailureClassifier");
    static final ClassName RETRY_POLICY = ClassName.get(USERS, "RetryPolicy");
    static final ClassName RETRY_RUNTIME = ClassName.get(USERS, "RetryRuntime");
    static final ClassName TOKEN_BUCKET = ClassName.get(USERS, "TokenBucket");
    static final ClassName VERDICT = ClassName.get(USERS, "Verdict");
    static final ClassName HTTP_STATUS = VERDICT.nestedClass("HttpStatus");

    static final ClassName FAILURES = ClassName.get(GENERATED, "Failures");
    static final ClassName KEY_DELIVERY = ClassName.get(GENERATED, "KeyDelivery");
    static final ClassName KEY_DIGEST = ClassName.get(GENERATED, "KeyDigest");
    static final ClassName RETRY_LOOP = ClassName.get(GENERATED, "RetryLoop");
    static final ClassName RETRY_OPERATION = ClassName.get(GENERATED, "RetryOperation");

    private RuntimeTypes() {}
}
