// options: -parameters
package lib41;

import dev.reprise.Idempotent;

public interface Named {
    @Idempotent(key = "orderId", attemptId = "attempt")
    String order(String orderId, String attempt);
}
