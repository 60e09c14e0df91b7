package shape03;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

public class InClass {
    @Retryable
    @Idempotent
    public interface Rates {
        String rate(String pair);
    }
}
