package dev.reprise.it.clients;

import dev.reprise.HttpMethod;
import dev.reprise.IdempotencyKey;
import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.Optional;

/** A shop on the other side of a network. */
public interface ShopApi {
    @Retryable(maxTries = 3)
    @HttpMethod("GET")
    String catalogue() throws IOException, InterruptedException, ApiException;

    @Retryable(maxTries = 3)
    @HttpMethod("GET")
    HttpResponse<String> page(String path) throws IOException, InterruptedException;

    /** Its key goes into the header on the way, as an interceptor would put it there. */
    @Retryable(maxTries = 3)
    @HttpMethod("POST")
    @Idempotent(key = "number", attemptId = "attempt")
    String orderIntercepted(String number, String attempt) throws IOException, InterruptedException, ApiException;

    /** Its key is an argument like any other. */
    @Retryable(maxTries = 3)
    @HttpMethod("POST")
    @Idempotent(key = "number", attemptId = "attempt")
    String order(String number, String attempt, @IdempotencyKey String key)
            throws IOException, InterruptedException, ApiException;

    /** For a shop that knows no keys and never heard of this order. */
    @Retryable(maxTries = 3, unsentOnly = true)
    @HttpMethod("POST")
    String orderBlindly(String number) throws IOException, InterruptedException, ApiException;

    /** For a shop that knows no keys and can be asked. */
    @Retryable(maxTries = 3)
    @HttpMethod("POST")
    @Idempotent(verifiedBy = "find")
    String orderVerified(String number) throws IOException, InterruptedException, ApiException;

    @HttpMethod("GET")
    Optional<String> find(String number) throws IOException, InterruptedException, ApiException;
}
