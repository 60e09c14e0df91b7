package shape20;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

@Retryable
@Idempotent
@Deprecated
public interface Old {
    String rate(String pair);

    @Retryable
    @Idempotent
    @Deprecated(since = "2", forRemoval = true)
    interface Older {
        String rate(String pair);
    }
}
