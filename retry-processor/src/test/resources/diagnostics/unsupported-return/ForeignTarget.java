package demo;

import dev.reprise.*;
import java.util.concurrent.*;

class ForeignTarget {
    @RetryPolicyFor(CompletionService.class)
    @Retryable
    @Idempotent
    interface Policies<V> {
//  ^ unsupported-return: CompletionService.submit(Callable<V>)
//  ^ unsupported-return: CompletionService.take()
//  ^ unsupported-return: CompletionService.poll()
//  ^ unsupported-return: CompletionService.poll(long, TimeUnit)
        @NotRetryable
        void submit(Runnable task, V result);
    }
}
