package dev.reprise.frameworks.wire;

import dev.reprise.runtime.Attempt;
import jakarta.ws.rs.client.ClientRequestContext;
import jakarta.ws.rs.client.ClientRequestFilter;

/** {@code ClientBuilder.newClient().register(new JaxRsKey())}. For blocking calls: others may be filtered on any thread. */
final class JaxRsKey implements ClientRequestFilter {

    @Override
    public void filter(ClientRequestContext request) {
        Attempt.current()
                .flatMap(Attempt::idempotencyKey)
                .ifPresent(key -> request.getHeaders().putSingle("Idempotency-Key", key));
    }
}
