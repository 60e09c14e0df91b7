package dev.reprise.it.clients;

import dev.reprise.HttpMethod;
import dev.reprise.IdempotencyKey;
import dev.reprise.Idempotent;
import dev.reprise.KeyFormat;
import dev.reprise.Retryable;
import java.io.IOException;
import java.math.BigDecimal;

/** One key in each of its forms; the scope keeps it the same in all of them. */
@SuppressWarnings("retry:no-attempt-id")
public interface ChargesApi {
    @Retryable
    @HttpMethod("POST")
    @Idempotent(
            key = {"charge.customer", "charge.amount", "charge.currency"},
            scope = "charge")
    String charge(Charge charge, @IdempotencyKey String key) throws IOException;

    interface AsUuid {
        @Retryable
        @HttpMethod("POST")
        @Idempotent(
                key = {"it.customer", "it.amount", "it.currency"},
                scope = "charge",
                format = KeyFormat.UUID)
        String charge(@IdempotencyKey String key, Charge it);
    }

    interface AsBase64Url {
        @Retryable
        @HttpMethod("POST")
        @Idempotent(
                key = {"customer", "amount", "currency"},
                scope = "charge",
                format = KeyFormat.BASE64URL)
        String charge(String customer, BigDecimal amount, String currency, @IdempotencyKey String key);
    }

    record Charge(String customer, BigDecimal amount, String currency) {}
}
