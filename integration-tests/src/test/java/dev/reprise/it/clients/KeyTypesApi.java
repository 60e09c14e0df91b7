package dev.reprise.it.clients;

import dev.reprise.HttpMethod;
import dev.reprise.IdempotencyKey;
import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Everything that a key may be made of. */
public interface KeyTypesApi {
    @Retryable
    @HttpMethod("POST")
    @Idempotent(
            key = {"numbers", "texts", "times", "nested", "flag", "letter", "bytes"},
            attemptId = "attempt")
    String put(
            Numbers numbers,
            Texts texts,
            Times times,
            Nested nested,
            boolean flag,
            Character letter,
            byte[] bytes,
            UUID attempt,
            @IdempotencyKey String key);

    record Numbers(byte tiny, Short small, int plain, Long large, BigInteger huge, BigDecimal exact) {}

    record Texts(String text, Colour colour, URI uri, Currency currency) {}

    record Times(
            Instant instant,
            LocalDate date,
            LocalDateTime local,
            OffsetDateTime offset,
            ZonedDateTime zoned,
            Duration duration) {}

    record Nested(List<List<Integer>> matrix, Optional<Point> present, Optional<Point> absent) {}

    record Point(int x, int y) {}

    enum Colour {
        RED;

        @Override
        public String toString() {
            return "a key is made of the name alone";
        }
    }
}
