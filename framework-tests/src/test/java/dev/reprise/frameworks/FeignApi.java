package dev.reprise.frameworks;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import feign.RequestLine;
import feign.Response;

/** As users of Feign write it. */
@Retryable(maxTries = 3)
public interface FeignApi {
    @Idempotent
    @RequestLine("GET /")
    String get();

    @Idempotent
    @RequestLine("GET /")
    Response response();

    @Retryable(maxTries = 3, unsentOnly = true)
    @RequestLine("POST /")
    String post(String body);
}
