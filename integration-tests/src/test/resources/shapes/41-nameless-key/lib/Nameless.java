package lib41.keyed;

import dev.reprise.Idempotent;

public interface Nameless {
    @Idempotent(key = "orderId", attemptId = "attempt")
    String order(String orderId, String attempt);
}
