package shape58.fine;

import dev.reprise.Idempotent;
import dev.reprise.NotRetryable;
import dev.reprise.Retryable;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

@Retryable
@Idempotent
public interface Results {
    Optional<String> optional(String id);

    HttpResponse<String> response(String id);

    HttpResponse<InputStream> stream(String id);

    <T> HttpResponse<? extends T> generic(String id, T value);

    @NotRetryable
    CompletableFuture<String> later(String id);

    @NotRetryable
    CompletionStage<String> stage(String id);

    @SuppressWarnings("retry:lazy-result")
    Stream<String> lines(String id);
}
