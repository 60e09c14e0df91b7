package shape60;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

/** As a suspending function looks to Java. */
@Retryable
@Idempotent
interface Suspending {
    Object rate(String pair, kotlin.coroutines.Continuation<? super String> continuation);
//         ^ unsupported-return: suspending

    Object rate$module(String pair);
}

class Mentions {
    Suspending proxy = new RetryingSuspending(null);
}
