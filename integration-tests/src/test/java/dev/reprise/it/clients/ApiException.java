package dev.reprise.it.clients;

import dev.reprise.runtime.HttpFailure;
import java.util.Map;
import java.util.Optional;

/** A client's own checked exception, which knows what the server answered. */
public class ApiException extends Exception implements HttpFailure {
    private static final long serialVersionUID = 1;

    private final int status;
    private final transient Map<String, String> headers;

    public ApiException(int status) {
        this(status, Map.of());
    }

    public ApiException(int status, Map<String, String> headers) {
        super("status " + status);
        this.status = status;
        this.headers = headers;
    }

    @Override
    public int status() {
        return status;
    }

    @Override
    public Optional<String> header(String name) {
        return Optional.ofNullable(headers.get(name));
    }
}
