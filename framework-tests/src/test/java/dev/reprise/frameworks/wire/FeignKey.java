package dev.reprise.frameworks.wire;

import dev.reprise.runtime.Attempt;
import feign.RequestInterceptor;
import feign.RequestTemplate;

/** {@code Feign.builder().requestInterceptor(new FeignKey())}. Feign asks it on the thread that calls the client. */
final class FeignKey implements RequestInterceptor {

    @Override
    public void apply(RequestTemplate request) {
        Attempt.current().flatMap(Attempt::idempotencyKey).ifPresent(key -> {
            request.removeHeader("Idempotency-Key"); // header() alone would add another value
            request.header("Idempotency-Key", key);
        });
    }
}
