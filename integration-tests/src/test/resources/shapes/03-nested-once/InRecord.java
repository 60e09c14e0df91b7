package shape03;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

public record InRecord(String pair) {
    @Retryable
    @Idempotent
    public interface Rates {
        InRecord rate(InRecord record);
    }
}
