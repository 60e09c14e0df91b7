package dev.reprise.processor.model;

import java.util.Optional;

/**
 * Where a failure or a returned value keeps what the server answered.
 *
 * @param status yields an {@code int}; empty where the type itself stands for a status
 * @param standsFor that status, 0 otherwise
 * @param retryAfter yields when to come back; empty where that is lost
 * @param unit in which it says so
 */
public record Answer(Optional<MemberPath> status, int standsFor, Optional<MemberPath> retryAfter, Unit unit) {

    /** Whether anything is asked of the value. */
    public boolean readsMembers() {
        return status.isPresent() || retryAfter.isPresent();
    }

    /** How the moment to come back is told. */
    public enum Unit {
        /** As in the header {@code Retry-After}. */
        FIELD,
        /** A whole number of seconds. */
        SECONDS,
        /** The digits of a number of milliseconds. */
        MILLIS,
        /** Milliseconds since 1970. */
        EPOCH_MILLIS
    }
}
