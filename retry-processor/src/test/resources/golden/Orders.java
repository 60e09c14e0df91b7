package demo;

import dev.reprise.HttpMethod;
import dev.reprise.IdempotencyKey;
import dev.reprise.Idempotent;
import dev.reprise.KeyFormat;
import dev.reprise.Retryable;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Keys: derived and delivered by a parameter or an attempt, random, and without a retry. */
public interface Orders {
    @Retryable
    @HttpMethod("POST")
    @Idempotent(
            key = {"order.customer", "order.lines", "order.voucher"},
            attemptId = "attempt")
    String place(Order order, UUID attempt, @IdempotencyKey String key);

    @Retryable
    @HttpMethod("PATCH")
    @Idempotent(key = "number", attemptId = "attempt", scope = "orders", format = KeyFormat.BASE64URL)
    void confirm(long number, String attempt);

    @Retryable
    @HttpMethod("POST")
    @Idempotent(random = true)
    String note(String text, @IdempotencyKey String key);

    @HttpMethod("POST")
    @Idempotent(key = "number", attemptId = "attempt", format = KeyFormat.UUID)
    void remind(int number, String attempt, @IdempotencyKey String key);

    record Order(String customer, List<Line> lines, Optional<String> voucher) {}

    record Line(String article, BigDecimal price) {}
}
