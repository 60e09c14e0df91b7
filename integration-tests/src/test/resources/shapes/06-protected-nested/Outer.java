package shape06.visible;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

public class Outer {
    @Retryable
    @Idempotent
    protected interface Rates {
        String rate(String pair);
    }
}
