import dev.reprise.*;

interface Scope {
    @HttpMethod("POST")
    @Retryable
    @Idempotent(key = "order", attemptId = "attempt", scope = "pay\ud83d")
//                                                            ^ key-type: The scope has no stable form: it holds half of a character
    String pay(String order, String attempt, @IdempotencyKey String key);

    @HttpMethod("POST")
    @Retryable
    @Idempotent(key = "order", attemptId = "attempt", scope = "refund\ud83d\ude00")
    String refund(String order, String attempt, @IdempotencyKey String key);
}
