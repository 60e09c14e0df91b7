package dev.reprise.processor.model;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * One {@code @Retryable} as it applies to a method.
 *
 * @param place the annotation; of a composed policy from this compilation the {@code @Retryable} on the annotation type,
 *     of one from a class file the place where it is used
 * @param use where it was put: the annotation itself, or the composed annotation that brings it
 * @param origin where it really stands when that is in a class file, such as {@code lib.Patient}; else empty
 * @param composed whether a composed annotation brings it: then it was written for more than one interface
 * @param onStatus the statuses worth another try; {@code explicit} tells whether the list was written
 * @param on further transient types in the order written
 * @param suppressed the warnings of ours that are switched off where it stands and where it was put, by id
 */
public record Policy(
        Place place,
        Place use,
        String origin,
        boolean composed,
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
        Setting<String> attemptTimeout,
        Set<String> suppressed) {

    /** As many tries as a policy may have. */
    public static final int MOST_TRIES = 100;

    public Policy {
        suppressed = Set.copyOf(suppressed);
    }

    /** Whether the tries are from 1 to {@link #MOST_TRIES}. */
    public boolean hasSoundTries() {
        return maxTries.value() >= 1 && maxTries.value() <= MOST_TRIES;
    }

    /** The statuses that are really repeated, ascending: none where only what was never sent is. */
    public List<Integer> repeatedStatuses() {
        return unsentOnly.value()
                ? List.of()
                : onStatus.value().stream()
                        .map(Setting::value)
                        .sorted()
                        .distinct()
                        .toList();
    }

    /** The longest server hint that is obeyed, as the user typed it. */
    public String longestHint() {
        return maxRetryAfter.value().isEmpty() ? maxDelay.value() : maxRetryAfter.value();
    }

    /** Whether the multiplier is a finite number of at least 1. */
    public boolean hasSoundMultiplier() {
        return multiplier.value() >= 1 && Double.isFinite(multiplier.value());
    }

    /** Whether the jitter factor is greater than 0 and at most 1. */
    public boolean hasSoundJitterFactor() {
        return jitterFactor.value() > 0 && jitterFactor.value() <= 1;
    }
}
