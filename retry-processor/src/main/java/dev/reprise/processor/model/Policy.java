package dev.reprise.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * One {@code @Retryable} as it applies to a method.
 *
 * @param place the annotation; of a composed policy from this compilation the {@code @Retryable} on the annotation type,
 *     of one from a class file the place where it is used
 * @param onStatus the statuses worth another try; {@code explicit} tells whether the list was written
 * @param on further transient types in the order written; {@code onWritten} tells whether the member was written
 */
public record Policy(
        Place place,
        Setting<Integer> maxTries,
        Setting<String> baseDelay,
        Setting<String> maxDelay,
        Setting<Double> multiplier,
        Setting<Jitter> jitter,
        Setting<Double> jitterFactor,
        Setting<String> deadline,
        Setting<String> maxRetryAfter,
        Setting<List<Setting<Integer>>> onStatus,
        Setting<List<ExceptionType>> on,
        Setting<List<ExceptionType>> notOn,
        Setting<Boolean> unsentOnly,
        Optional<Classifier> classifier,
        Setting<String> attemptTimeout) {}
