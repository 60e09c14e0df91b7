package dev.reprise.frameworks;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

/** Over a blocking stub of gRPC. */
@Retryable(maxTries = 3)
public interface GrpcApi {
    @Idempotent
    String get();

    @Retryable(maxTries = 3, unsentOnly = true)
    String post();
}
