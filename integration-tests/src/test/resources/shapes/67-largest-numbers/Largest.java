package shape67.fine;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

@Idempotent
interface Largest {
    @Retryable(maxTries = 100, multiplier = Double.MAX_VALUE, maxDelay = "106751d", maxRetryAfter = "106751d")
    @SuppressWarnings("retry:unbounded-wait")
    void largest();

    @Retryable(maxTries = 1)
    void single();

    @Retryable(maxTries = 3, baseDelay = "1ns", maxDelay = "1ns")
    void smallest();
}
