package shape41.jars;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

@Retryable
@Idempotent
public interface Payments extends lib41.Nameless<String>, lib41.Named {
    @Override
    @Idempotent(key = "orderId", attemptId = "attempt")
    String order(String orderId, String attempt);

    @Override
    @Idempotent(key = "number", attemptId = "take")
    String again(String number, String take);
}
