package dev.reprise.frameworks.wire;

import dev.reprise.runtime.Attempt;
import java.net.http.HttpRequest;

/** {@code http.send(JdkKey.in(request), ...)}. Where the request is still being built, {@code setHeader} does it. */
final class JdkKey {

    private JdkKey() {}

    static HttpRequest in(HttpRequest request) {
        return Attempt.current()
                .flatMap(Attempt::idempotencyKey)
                .map(key -> HttpRequest.newBuilder(request, (name, value) -> !name.equalsIgnoreCase("Idempotency-Key"))
                        .header("Idempotency-Key", key)
                        .build())
                .orElse(request);
    }
}
