package dev.reprise.it.clients;

import dev.reprise.HttpMethod;
import dev.reprise.Retryable;
import java.io.IOException;

/** Plain reads. */
public interface QuotesApi {
    @Retryable
    @HttpMethod("GET")
    String quote(String symbol) throws IOException;

    @Retryable(maxTries = 1)
    @HttpMethod("GET")
    String once(String symbol) throws IOException;

    @Retryable(maxTries = 2)
    @HttpMethod("GET")
    String twice(String symbol) throws IOException;
}
