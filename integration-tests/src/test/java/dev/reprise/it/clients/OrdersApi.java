package dev.reprise.it.clients;

import dev.reprise.HttpMethod;
import dev.reprise.IdempotencyKey;
import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.io.IOException;

/** Calls with a key, and the ways it goes to the server. */
public interface OrdersApi {
    @Retryable
    @HttpMethod("POST")
    @Idempotent(key = "number", attemptId = "attempt")
    String place(String number, String attempt, @IdempotencyKey String key) throws IOException, ApiException;

    @Retryable
    @HttpMethod("POST")
    @Idempotent(key = "number", attemptId = "attempt")
    String intercepted(String number, String attempt) throws IOException, ApiException;

    @HttpMethod("POST")
    @Idempotent(key = "number", attemptId = "attempt")
    String once(String number, String attempt, @IdempotencyKey String key) throws IOException;
}
