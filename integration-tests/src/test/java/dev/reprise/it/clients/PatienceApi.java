package dev.reprise.it.clients;

import dev.reprise.HttpMethod;
import dev.reprise.Jitter;
import dev.reprise.Retryable;
import java.io.IOException;

/** Limits to waiting. */
public interface PatienceApi {
    @Retryable(maxDelay = "10s")
    @HttpMethod("GET")
    String usual() throws ApiException;

    @Retryable(maxRetryAfter = "1h")
    @HttpMethod("GET")
    String patient() throws ApiException;

    @Retryable(deadline = "30s", maxRetryAfter = "1h")
    @HttpMethod("GET")
    String hurried() throws ApiException;

    @SuppressWarnings("retry:no-jitter")
    @Retryable(jitter = Jitter.NONE)
    @HttpMethod("GET")
    String exact() throws ApiException;

    @SuppressWarnings({"retry:no-jitter", "retry:deadline-cuts-tries"})
    @Retryable(jitter = Jitter.NONE, deadline = "5s")
    @HttpMethod("GET")
    String fiveSeconds() throws IOException;

    @SuppressWarnings({"retry:no-jitter", "retry:deadline-cuts-tries"})
    @Retryable(jitter = Jitter.NONE, deadline = "7s")
    @HttpMethod("GET")
    String sevenSeconds() throws IOException;
}
