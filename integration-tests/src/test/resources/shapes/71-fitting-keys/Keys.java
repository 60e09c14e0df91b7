package shape71.fine;

import dev.reprise.IdempotencyKey;
import dev.reprise.Idempotent;
import dev.reprise.KeyFormat;
import dev.reprise.Retryable;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

@Retryable
interface Keys {
    @Idempotent(key = {"command.customer.id", "command.lines", "count"}, attemptId = "command.attempt", format = KeyFormat.UUID)
    String pay(Command command, int count, @IdempotencyKey String key);

    @Idempotent(random = true)
    String random(Command command, @IdempotencyKey String key);

    record Command(Customer customer, List<Line> lines, String attempt) {}

    record Customer(String id) {}

    record Line(Optional<String> text, BigDecimal amount, Kind kind) {}

    enum Kind {
        GOODS
    }
}
