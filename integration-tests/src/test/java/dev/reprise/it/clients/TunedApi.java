package dev.reprise.it.clients;

import dev.reprise.HttpMethod;
import dev.reprise.Retryable;
import java.io.IOException;

/** A policy that operators change. */
@Retryable(maxTries = 3)
public interface TunedApi {
    @HttpMethod("GET")
    String read(String id) throws IOException, ApiException;

    @HttpMethod("PUT")
    String write(String id) throws IOException, ApiException;

    @Retryable(maxTries = 1)
    @HttpMethod("GET")
    String once(String id) throws IOException;
}
