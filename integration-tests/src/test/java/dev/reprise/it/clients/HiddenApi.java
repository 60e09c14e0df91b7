package dev.reprise.it.clients;

import dev.reprise.HttpMethod;
import dev.reprise.Retryable;

/** Known to its package alone. */
interface HiddenApi {
    @Retryable
    @HttpMethod("GET")
    String get();
}
