package dev.reprise.runtime;

/** Why a call was given up. More reasons may come: keep a default branch. */
public enum GiveUpReason {
    /** The same request would fail the same way again. */
    PERMANENT,
    /** {@code maxTries} calls were made. */
    TRIES_EXHAUSTED,
    /** The next try would begin at or after the deadline. */
    DEADLINE,
    /** The server asked for a wait beyond {@code maxRetryAfter}. */
    RETRY_AFTER_TOO_LONG,
    /** The retry budget was empty: too large a share of the calls fails. */
    BUDGET_EXHAUSTED,
    /** The circuit breaker is open. */
    CIRCUIT_OPEN,
    /** The thread was interrupted. */
    INTERRUPTED,
    /** The asynchronous result was cancelled. */
    CANCELLED,
    /** The server may have processed the request, and nothing would keep it from doing so twice. */
    UNSAFE_TO_REPEAT
}
