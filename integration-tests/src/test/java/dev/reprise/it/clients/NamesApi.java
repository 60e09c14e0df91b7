package dev.reprise.it.clients;

import dev.reprise.HttpMethod;
import dev.reprise.IdempotencyKey;
import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.net.http.HttpResponse;
import java.util.Optional;

/** Names that generated code would have liked for itself. */
public interface NamesApi {
    @Retryable(maxTries = 2)
    @HttpMethod("GET")
    String delegate(String delegate, String retries, String attempt, String result, String failure, String operation);

    @Retryable(maxTries = 2)
    @HttpMethod("GET")
    HttpResponse<String> answered(String verdict, String result, String answered, String budget, String runtime);

    @Retryable(maxTries = 2)
    @HttpMethod("POST")
    @Idempotent(key = "key", attemptId = "found", verifiedBy = "classify")
    String verify(String key, String found, String masked, String verify, @IdempotencyKey String idempotencyKey);

    Optional<String> classify(String retries, String failure, String found, String masked);

    @Retryable(maxTries = 2)
    @HttpMethod("GET")
    String of(String Duration, String RetryLoop, String record, String when, String sealed, String var, String yield);
}
