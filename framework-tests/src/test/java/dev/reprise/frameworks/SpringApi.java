package dev.reprise.frameworks;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.service.annotation.GetExchange;
import org.springframework.web.service.annotation.PostExchange;

/** As users of Spring write it. */
@Retryable(maxTries = 3)
public interface SpringApi {
    @Idempotent
    @GetExchange("/")
    String get();

    @Idempotent
    @GetExchange("/")
    ResponseEntity<String> entity();

    @Retryable(maxTries = 3, unsentOnly = true)
    @PostExchange("/")
    String post(@RequestBody String body);
}
