package shape18;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

@FunctionalInterface
@Retryable
@Idempotent
public interface Rates {
    String rate(String pair);

    static Rates fixed(String rate) {
        return new RetryingRates(pair -> rate);
    }
}
