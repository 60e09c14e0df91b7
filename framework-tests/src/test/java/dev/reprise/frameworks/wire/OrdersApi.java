package dev.reprise.frameworks.wire;

import dev.reprise.HttpMethod;
import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.io.IOException;

/** Has no parameter for a key: whoever sends the request has to ask for it. */
@Retryable(maxTries = 3)
public interface OrdersApi {
    @HttpMethod("POST")
    @Idempotent(key = "order", attemptId = "attempt")
    String place(String order, String attempt) throws IOException, InterruptedException;

    @HttpMethod("GET")
    String look(String order) throws IOException, InterruptedException;
}
