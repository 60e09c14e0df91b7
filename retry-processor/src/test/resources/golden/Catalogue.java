package demo;

import dev.reprise.HttpMethod;
import dev.reprise.NotRetryable;
import dev.reprise.Retryable;
import java.io.IOException;
import java.util.List;

/** Methods under one policy, one of its own, none, and a resource to close. */
@Retryable
public interface Catalogue extends AutoCloseable {
    @HttpMethod("GET")
    List<String> articles() throws IOException;

    @HttpMethod("DELETE")
    void remove(String article) throws IOException;

    @Retryable(maxTries = 3, baseDelay = "250ms", maxDelay = "2s", deadline = "5s")
    @HttpMethod("GET")
    int stock(String article) throws IOException, InterruptedException;

    @NotRetryable
    void add(String article) throws IOException;

    @HttpMethod("GET")
    Catalogue of(String shop);

    @Override
    void close();
}
