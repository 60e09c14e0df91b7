package dev.reprise.it.clients;

import dev.reprise.HttpMethod;
import dev.reprise.NotRetryable;
import dev.reprise.Retryable;
import java.io.IOException;

/** A resource that speaks fluently and has to be closed. */
@Retryable(maxTries = 3)
public interface SessionApi extends AutoCloseable {
    @HttpMethod("GET")
    SessionApi open(String name) throws IOException;

    @HttpMethod("GET")
    AutoCloseable resource() throws IOException;

    @NotRetryable
    SessionApi with(String option);

    @HttpMethod("GET")
    String close(String reason) throws IOException;

    @Override
    void close() throws IOException;
}
