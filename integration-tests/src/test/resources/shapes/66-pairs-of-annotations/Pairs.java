package shape66;

import dev.reprise.HttpMethod;
import dev.reprise.IdempotencyKey;
import dev.reprise.Idempotent;
import dev.reprise.NotIdempotent;
import dev.reprise.NotRetryable;
import dev.reprise.Retryable;

interface Pairs {
    @Retryable
//  ^ unknown-idempotency
    String noProof(String id);

    @Idempotent(key = "id", attemptId = "attempt")
//  ^ idempotent-without-retry
    String noRetry(String id, String attempt);

    @Retryable
    @Idempotent
    @NotIdempotent
//  ^ conflicting-annotations
    String both(String id);

    @Retryable
    @NotRetryable
//  ^ conflicting-annotations
    @Idempotent
    String onAndOff(String id);

    @Retryable
    @HttpMethod("GET")
    String key(@IdempotencyKey String key);
//                                    ^ key-parameter
}
