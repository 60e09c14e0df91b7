package lib;

import dev.reprise.*;

public interface Base {
    @Retryable
    @Idempotent(key = "order", attemptId = "attempt")
    String createPayment(String order, String attempt, @IdempotencyKey String key);
}
