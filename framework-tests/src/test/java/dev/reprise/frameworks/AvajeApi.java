package dev.reprise.frameworks;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

/** Over avaje's client. */
@Retryable(maxTries = 3)
public interface AvajeApi {
    @Idempotent
    String get();

    @Retryable(maxTries = 3, unsentOnly = true)
    String post();
}
