package dev.reprise.it.clients;

import dev.reprise.HttpMethod;
import dev.reprise.Retryable;
import dev.reprise.runtime.FailureClassifier;
import dev.reprise.runtime.Verdict;
import java.io.IOException;
import java.util.Optional;

/** Answers that may not be ready yet. */
public interface JobsApi {
    @Retryable(maxTries = 3, classifier = Ready.class)
    @HttpMethod("GET")
    Job job(String id) throws IOException;

    @Retryable(maxTries = 3, classifier = Ready.class)
    @HttpMethod("GET")
    int pages(String id);

    @Retryable(maxTries = 3, classifier = Ready.class)
    @HttpMethod("DELETE")
    void delete(String id) throws IOException;

    record Job(String state) {}

    /** Knows what an answer says about itself. */
    final class Ready implements FailureClassifier {
        @Override
        public Optional<Verdict> classify(Throwable failure) {
            return Optional.empty();
        }

        @Override
        public Optional<Verdict> classifyResult(Object result) {
            if (result instanceof Integer pages) {
                return pages < 0 ? Optional.of(Verdict.transientFailure()) : Optional.empty();
            }
            return switch (((Job) result).state()) {
                case "pending" -> Optional.of(Verdict.transientFailure());
                case "queued" -> Optional.of(Verdict.httpStatus(503, "7"));
                case "lost" -> Optional.of(Verdict.permanent());
                case "unreadable" -> throw new IllegalStateException("a bug of the classifier");
                default -> Optional.empty();
            };
        }
    }
}
