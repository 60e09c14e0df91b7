package dev.reprise.examples.outage;

import dev.reprise.runtime.HttpFailure;
import java.io.IOException;
import java.net.http.HttpHeaders;
import java.net.http.HttpResponse;
import java.util.Optional;

/** An answer other than 201. By implementing {@link HttpFailure} it tells the proxy the status and {@code Retry-After}. */
final class OrderRefused extends IOException implements HttpFailure {
    private static final long serialVersionUID = 1L;

    private final int status;
    private final transient HttpHeaders headers;

    OrderRefused(HttpResponse<?> answer) {
        super("status " + answer.statusCode());
        this.status = answer.statusCode();
        this.headers = answer.headers();
    }

    @Override
    public int status() {
        return status;
    }

    @Override
    public Optional<String> header(String name) {
        return headers.firstValue(name);
    }
}
