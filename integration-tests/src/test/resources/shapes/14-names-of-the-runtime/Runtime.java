package shape14;

import dev.reprise.HttpMethod;
import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.io.IOException;

@Retryable
@Idempotent
interface RetryPolicy {
    RetryPolicy find(String id) throws IOException;
}

@Retryable
@Idempotent
interface RetryRuntime {
    String find(RetryRuntime runtime) throws IOException;
}

@Retryable
@Idempotent
interface Client {
    class RetryLoop {}

    enum Jitter {
        FULL
    }

    interface Failures {}

    record TokenBucket(String name) {}

    @interface Scope {}

    RetryLoop find(Failures failures, TokenBucket bucket, Jitter jitter) throws IOException;

    interface Verdict {
        @Retryable
        @HttpMethod("POST")
        @Idempotent(key = "id", attemptId = "attempt")
        Attempt attempt(String id, String attempt, Verdict verdict) throws IOException;

        class Attempt {}

        class KeyDigest {}

        class RetryOperation {}

        class IOException extends java.io.IOException {
            private static final long serialVersionUID = 1;
        }
    }
}
