package demo;

import dev.reprise.HttpMethod;
import dev.reprise.Retryable;
import dev.reprise.runtime.FailureClassifier;
import dev.reprise.runtime.Verdict;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.util.Optional;

/** Results that may be failures: by their status, by the user's classifier, by both. */
public interface Pages {
    @Retryable
    @HttpMethod("GET")
    HttpResponse<InputStream> page(String path) throws IOException;

    @Retryable(classifier = NotYet.class)
    @HttpMethod("GET")
    String state(String job);

    @Retryable(classifier = NotYet.class)
    @HttpMethod("GET")
    HttpResponse<String> document(String path) throws IOException, InterruptedException;

    final class NotYet implements FailureClassifier {
        @Override
        public Optional<Verdict> classify(Throwable failure) {
            return Optional.empty();
        }
    }
}
