package dev.reprise.runtime.generated;

import dev.reprise.runtime.HttpFailure;
import java.util.Map;
import java.util.Optional;

/** A failure that carries a status and headers. */
final class Answer extends Exception implements HttpFailure {

    private static final long serialVersionUID = 1;

    private final int status;
    private final transient Map<String, String> headers;

    Answer(int status) {
        this(status, Map.of());
    }

    Answer(int status, Map<String, String> headers) {
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
