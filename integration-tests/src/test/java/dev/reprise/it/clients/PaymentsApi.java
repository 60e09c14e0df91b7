package dev.reprise.it.clients;

import dev.reprise.HttpMethod;
import dev.reprise.IdempotencyKey;
import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.io.IOException;
import java.util.Optional;

/** Payments of a server that knows no keys and can be asked, and of one that knows both. */
public interface PaymentsApi {
    @Retryable(maxTries = 4)
    @HttpMethod("POST")
    @Idempotent(verifiedBy = "find")
    String pay(String order) throws IOException, ApiException;

    @Retryable
    @HttpMethod("GET")
    Optional<String> find(String order) throws IOException, ApiException;

    @Retryable(maxTries = 4)
    @HttpMethod("POST")
    @Idempotent(key = "order", attemptId = "attempt", verifiedBy = "look")
    String charge(String order, String attempt, @IdempotencyKey String key) throws IOException;

    String look(String order, String attempt) throws IOException;

    @Retryable(maxTries = 4)
    @HttpMethod("POST")
    @Idempotent(verifiedBy = "find")
    String transfer(String order) throws Exception;
}
