package shape05;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

interface Outer {
    @Retryable
    @Idempotent
    public interface Rates {
        String rate(String pair);
    }
}
