package dev.reprise.it.clients;

import dev.reprise.HttpMethod;
import dev.reprise.Jitter;
import dev.reprise.Retryable;

/** Schedules of all kinds. */
public interface TriesApi {
    @Retryable(maxTries = 1)
    @HttpMethod("GET")
    String once();

    @Retryable(maxTries = 2)
    @HttpMethod("GET")
    String twice();

    @Retryable(maxTries = 3)
    @HttpMethod("GET")
    String thrice();

    @Retryable(maxTries = 3, baseDelay = "1us")
    @HttpMethod("GET")
    String tiny();

    @Retryable(maxTries = 6, baseDelay = "100ms", maxDelay = "1h", deadline = "10h", jitter = Jitter.EQUAL)
    @HttpMethod("GET")
    String equal();

    @Retryable(maxTries = 12, baseDelay = "50ms", maxDelay = "3s", jitter = Jitter.PROPORTIONAL, jitterFactor = 0.5)
    @HttpMethod("GET")
    String proportional();

    @Retryable(maxTries = 8, baseDelay = "100ms", maxDelay = "2s", jitter = Jitter.DECORRELATED)
    @HttpMethod("GET")
    String decorrelated();

    @SuppressWarnings("retry:no-jitter")
    @Retryable(maxTries = 80, baseDelay = "5s", maxDelay = "20s", jitter = Jitter.NONE, deadline = "1d")
    @HttpMethod("GET")
    String steady();
}
