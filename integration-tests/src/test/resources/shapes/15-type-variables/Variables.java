package shape15;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

@Retryable
@Idempotent
@SuppressWarnings("hiding")
interface Variables<RetryLoop, Attempt extends CharSequence, String, Objects> {
    RetryLoop find(Attempt attempt, String string, Objects objects);

    <Exception extends Throwable, Verdict> Verdict any(Verdict verdict, Class<Exception> type) throws Exception;

    <delegate, T, E> delegate own(T t, E e, delegate d);

    @Override
    java.lang.String toString();
}

@Retryable
@Idempotent
@SuppressWarnings("hiding")
interface OfTheConstructor<RetryRuntime, TokenBucket, Jitter, RetryPolicy, RetryOperation, Variables> {
    RetryRuntime find(TokenBucket bucket, Jitter jitter, RetryPolicy policy, RetryOperation operation, Variables v);
}
