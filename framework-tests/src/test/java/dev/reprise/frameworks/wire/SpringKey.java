package dev.reprise.frameworks.wire;

import dev.reprise.runtime.Attempt;
import java.io.IOException;
import org.springframework.http.HttpRequest;
import org.springframework.http.client.ClientHttpRequestExecution;
import org.springframework.http.client.ClientHttpRequestInterceptor;
import org.springframework.http.client.ClientHttpResponse;

/** {@code RestClient.builder().requestInterceptor(new SpringKey())}; likewise for a {@code RestTemplate}. */
final class SpringKey implements ClientHttpRequestInterceptor {

    @Override
    public ClientHttpResponse intercept(HttpRequest request, byte[] body, ClientHttpRequestExecution execution)
            throws IOException {
        Attempt.current()
                .flatMap(Attempt::idempotencyKey)
                .ifPresent(key -> request.getHeaders().set("Idempotency-Key", key));
        return execution.execute(request, body);
    }
}
