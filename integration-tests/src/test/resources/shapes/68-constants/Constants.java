package shape68;

import dev.reprise.Idempotent;
import dev.reprise.Jitter;
import dev.reprise.Retryable;

@Retryable(
        maxTries = 5,
        baseDelay = "1s",
        maxDelay = "60s",
        multiplier = 2.0,
        jitter = Jitter.FULL,
        deadline = "",
        onStatus = {429, 502, 503, 504})
@Idempotent
interface Explicit {
    String find(String id);
}

@Idempotent
interface Constants {
    int TRIES = 2;

    @Retryable(maxTries = TRIES + Elsewhere.MORE, baseDelay = Elsewhere.AMOUNT + "ms", onStatus = Elsewhere.BUSY)
    String find(String id);
}

class Elsewhere {
    static final int MORE = 1 << 1;
    static final String AMOUNT = "2" + 0;
    static final int BUSY = 503;
}
