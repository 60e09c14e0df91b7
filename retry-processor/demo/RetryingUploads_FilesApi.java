package demo;

import dev.reprise.runtime.Attempt;
import dev.reprise.runtime.RetryRuntime;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.Iterator;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * {@link Uploads.FilesApi} around a delegate, its calls repeated as the annotations of the interface say.
 * As thread-safe as the delegate.
 */
@Generated("dev.reprise.processor.RetryProcessor")
@SuppressWarnings({"try", "deprecation", "removal", "rawtypes", "unchecked"})
final class RetryingUploads_FilesApi implements Uploads.FilesApi {
    private final Uploads.FilesApi delegate;

    /**
     * Retries the delegate's calls with {@link RetryRuntime#standard()}.
     */
    RetryingUploads_FilesApi(Uploads.FilesApi delegate) {
        this(delegate, RetryRuntime.standard());
    }

    /**
     * Retries the delegate's calls with a runtime's clock, listeners, budgets and configuration.
     */
    RetryingUploads_FilesApi(Uploads.FilesApi delegate, RetryRuntime runtime) {
        this.delegate = Objects.requireNonNull(delegate, "delegate");
        Objects.requireNonNull(runtime, "runtime");
    }

    @Override
    public void a(String name, InputStream content) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            delegate.a(name, content);
        }
    }

    @Override
    public void b(Iterator<String> lines, Reader text) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            delegate.b(lines, text);
        }
    }

    @Override
    public void c(String name, InputStream content) throws IOException {
        try (Attempt.Scope masked = Attempt.mask()) {
            delegate.c(name, content);
        }
    }

    @Override
    public String toString() {
        return "RetryingUploads_FilesApi[".concat(String.valueOf(delegate)).concat("]");
    }
}
