package shape01;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.io.IOException;

@Retryable
@Idempotent
public interface Rates {
    String rate(String pair) throws IOException;

    static Rates patient(Rates rates) {
        return new RetryingRates(rates);
    }
}
