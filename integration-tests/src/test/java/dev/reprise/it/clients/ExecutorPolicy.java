package dev.reprise.it.clients;

import dev.reprise.Idempotent;
import dev.reprise.NotRetryable;
import dev.reprise.RetryPolicyFor;
import dev.reprise.Retryable;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

/** Overloads that differ in functional types and type variables; futures are left alone. */
@RetryPolicyFor(ExecutorService.class)
@Idempotent
@Retryable(deadline = "30s")
public interface ExecutorPolicy {
    @NotRetryable
    <T> Future<T> submit(Callable<T> task);

    @NotRetryable
    <R> Future<R> submit(Runnable task, R result);

    @NotRetryable
    void submit(Runnable task);
}
