package demo;

import dev.reprise.HttpMethod;
import dev.reprise.Jitter;
import dev.reprise.RetryBudget;
import dev.reprise.Retryable;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.concurrent.TimeoutException;

/** Own rules for failures, own budgets, each kind of schedule. */
@RetryBudget(burst = 10, ratio = 0.1)
interface Judged {
    @Retryable(
            jitter = Jitter.PROPORTIONAL,
            jitterFactor = 0.25,
            onStatus = {},
            on = {TimeoutException.class, IllegalStateException.class},
            notOn = FileNotFoundException.class)
    @HttpMethod("GET")
    String search(String words) throws IOException, TimeoutException;

    @Retryable(jitter = Jitter.DECORRELATED, maxDelay = "10s", maxRetryAfter = "PT1M30S")
    @RetryBudget(burst = 5)
    @HttpMethod("GET")
    String suggest(String words) throws IOException;

    @Retryable(maxTries = 1, onStatus = 503)
    @RetryBudget(enabled = false)
    @HttpMethod("GET")
    <E extends Exception> String count(Class<E> failure) throws E;
}
