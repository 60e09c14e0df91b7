package dev.reprise.it.clients;

import dev.reprise.HttpMethod;
import dev.reprise.RetryBudget;
import dev.reprise.Retryable;
import java.io.IOException;
import java.net.http.HttpResponse;

/** Methods that tell an interrupt by an exception, and methods that cannot. */
public interface ShutdownApi {
    @Retryable
    @HttpMethod("GET")
    String mute() throws IOException;

    @Retryable
    @HttpMethod("GET")
    String telling() throws IOException, InterruptedException;

    @Retryable
    @HttpMethod("GET")
    String throwingAnything() throws Exception;

    @Retryable
    @HttpMethod("GET")
    <E extends Exception> String throwingSome(Class<E> type) throws E;

    @Retryable
    @HttpMethod("GET")
    HttpResponse<String> response();

    @Retryable
    @HttpMethod("GET")
    HttpResponse<String> tellingResponse() throws InterruptedException;

    @Retryable
    @RetryBudget(burst = 1, ratio = 0)
    @HttpMethod("GET")
    String frugal() throws IOException;
}
