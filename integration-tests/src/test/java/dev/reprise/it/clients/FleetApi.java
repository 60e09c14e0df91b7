package dev.reprise.it.clients;

import dev.reprise.HttpMethod;
import dev.reprise.RetryBudget;
import dev.reprise.Retryable;
import java.io.IOException;

/** A budget for all, one for a method of its own, and none. */
@RetryBudget(burst = 2, ratio = 0.5)
public interface FleetApi {
    @Retryable
    @HttpMethod("GET")
    String locate(String ship) throws IOException;

    @Retryable
    @HttpMethod("GET")
    String inspect(String ship) throws IOException;

    @Retryable
    @RetryBudget(burst = 1, ratio = 0)
    @HttpMethod("GET")
    String hail(String ship) throws IOException;

    @Retryable
    @RetryBudget(enabled = false)
    @HttpMethod("GET")
    String rescue(String ship) throws IOException;

    @HttpMethod("GET")
    String name(String ship) throws IOException;
}
