package dev.reprise.frameworks;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import jakarta.ws.rs.core.Response;

/** Over a client of JAX-RS. */
@Retryable(maxTries = 3)
public interface JaxRsApi {
    @Idempotent
    String get();

    @Idempotent
    Response response();

    @Retryable(maxTries = 3, unsentOnly = true)
    String post();
}
