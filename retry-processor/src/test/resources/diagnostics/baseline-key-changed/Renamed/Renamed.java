// options: -Aretry.baseline=${folder}/baseline
import dev.reprise.*;

interface Renamed {
    @HttpMethod("POST")
    @Retryable
    @Idempotent(key = "order", attemptId = "attempt")
//                    ^ baseline-key-changed: scope "Renamed.transfer"
    String transfer(String order, String attempt, @IdempotencyKey String key);
}
