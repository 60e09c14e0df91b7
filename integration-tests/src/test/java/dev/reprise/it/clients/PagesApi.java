package dev.reprise.it.clients;

import dev.reprise.HttpMethod;
import dev.reprise.RetryBudget;
import dev.reprise.Retryable;
import dev.reprise.runtime.FailureClassifier;
import dev.reprise.runtime.Verdict;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.util.Optional;

/** Whole HTTP responses as results. */
public interface PagesApi {
    @Retryable(maxTries = 3)
    @HttpMethod("GET")
    HttpResponse<InputStream> page(String path) throws IOException;

    @Retryable(maxTries = 2, classifier = AcceptedIsPending.class)
    @HttpMethod("GET")
    HttpResponse<String> text(String path);

    @Retryable(maxTries = 3, unsentOnly = true)
    @HttpMethod("POST")
    HttpResponse<InputStream> post(String path);

    @Retryable(maxTries = 3)
    @RetryBudget(burst = 1, ratio = 0)
    @HttpMethod("GET")
    HttpResponse<InputStream> frugal(String path);

    /** A 202 is no answer yet, and a 503 of this server lasts. */
    final class AcceptedIsPending implements FailureClassifier {
        @Override
        public Optional<Verdict> classify(Throwable failure) {
            return Optional.empty();
        }

        @Override
        public Optional<Verdict> classifyResult(Object result) {
            return switch (((HttpResponse<?>) result).statusCode()) {
                case 202 -> Optional.of(Verdict.transientFailure());
                case 503 -> Optional.of(Verdict.permanent());
                default -> Optional.empty();
            };
        }
    }
}
