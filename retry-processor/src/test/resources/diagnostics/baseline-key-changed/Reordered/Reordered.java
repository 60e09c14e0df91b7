// options: -Aretry.baseline=${folder}/baseline
import dev.reprise.*;

interface Reordered {
    @HttpMethod("POST")
    @Retryable
    @Idempotent(key = {"amount", "order"}, attemptId = "attempt")
//                    ^ baseline-key-changed: The key of pay is now HEX of amount (integer), order (text), attempt attempt (text), scope "Reordered.pay"; in the baseline it is HEX of order (text), amount (integer), attempt attempt (text), scope "Reordered.pay".
    String pay(String order, long amount, String attempt, @IdempotencyKey String key);
}
