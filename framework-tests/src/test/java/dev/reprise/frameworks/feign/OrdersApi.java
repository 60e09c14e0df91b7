package dev.reprise.frameworks.feign;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import feign.RequestLine;

/** A client interface as users of Feign write it. */
@Retryable(maxTries = 3)
public interface OrdersApi {
    @Idempotent
    @RequestLine("GET /orders")
    String orders();
}
