package shape03;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

public interface InInterface {
    @Retryable
    @Idempotent
    interface Rates {
        String rate(String pair);
    }
}
