package dev.reprise.runtime.generated;

import dev.reprise.runtime.Attempt;
import dev.reprise.runtime.Verdict;
import java.util.concurrent.Callable;

/** The loop that the processor writes, by hand and for any call. */
final class Loop {

    private Loop() {}

    @SuppressWarnings("try")
    static <T> T call(RetryOperation operation, Callable<T> delegate) throws Exception {
        return go(operation, operation.begin(), delegate);
    }

    static <T> T call(RetryOperation operation, String key, Callable<T> delegate) throws Exception {
        return go(operation, operation.begin(key), delegate);
    }

    @SuppressWarnings("try")
    private static <T> T go(RetryOperation operation, RetryLoop begun, Callable<T> delegate) throws Exception {
        RetryLoop retries = begun;
        while (true) {
            try (Attempt.Scope attempt = operation.enter(retries)) {
                T result = delegate.call();
                operation.succeeded(retries);
                return result;
            } catch (Exception failure) {
                if (retries == null) {
                    retries = operation.firstFailure();
                }
                if (!retries.mayTryAgain(failure, classify(failure)) || !retries.backOff()) {
                    throw failure;
                }
            }
        }
    }

    static Verdict classify(Throwable failure) {
        for (Throwable layer : Failures.layers(failure)) {
            Verdict verdict = Failures.answered(layer);
            if (verdict == Verdict.none()) {
                verdict = Failures.classify(layer);
            }
            if (verdict != Verdict.none()) {
                return verdict;
            }
        }
        return Verdict.permanent();
    }
}
