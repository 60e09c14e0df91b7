package dev.reprise.it.clients;

import dev.reprise.HttpMethod;
import dev.reprise.Retryable;
import java.io.IOException;

/** Plain reads under the default policy. */
public interface QuotesApi {
    @Retryable
    @HttpMethod("GET")
    String quote(String symbol) throws IOException;
}
