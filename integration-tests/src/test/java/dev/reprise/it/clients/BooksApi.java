package dev.reprise.it.clients;

import dev.reprise.HttpMethod;
import dev.reprise.IdempotencyKey;
import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import dev.reprise.RunOn;
import dev.reprise.Side;
import java.io.IOException;

/** Default methods of every kind. */
@Retryable(maxTries = 3)
public interface BooksApi {
    @HttpMethod("GET")
    String page(String book, int number) throws IOException;

    /** An overload of a policy method: runs here, so that its inner call is retried. */
    default String page(String book) throws IOException {
        return page(book, 1);
    }

    @RunOn(Side.DELEGATE)
    default String page() throws IOException {
        return page("delegate's favourite", 1);
    }

    @SuppressWarnings("retry:default-bypasses-policy")
    default String cover(String book) throws IOException {
        return page(book, 0);
    }

    @RunOn(Side.PROXY)
    default String preface(String book) throws IOException {
        return page(book, -1);
    }

    @Retryable(maxTries = 2)
    @HttpMethod("GET")
    default String index(String book) throws IOException {
        return page(book, 999);
    }

    @HttpMethod("POST")
    @Idempotent(key = "book", attemptId = "attempt")
    String lend(String book, String attempt, @IdempotencyKey String key) throws IOException;

    default String lend(String book, String attempt) throws IOException {
        return lend(book, attempt, null);
    }
}
