package dev.reprise.runtime;

import org.jspecify.annotations.Nullable;

/**
 * What a failure means for another try. Immutable, compared by value.
 *
 * @see FailureClassifier
 */
public sealed interface Verdict permits Verdict.Plain, Verdict.HttpStatus {

    /**
     * Worth another try; the request may have been processed.
     *
     * @return {@link Plain#TRANSIENT}
     */
    static Verdict transientFailure() {
        return Plain.TRANSIENT;
    }

    /**
     * Ends the call.
     *
     * @return {@link Plain#PERMANENT}
     */
    static Verdict permanent() {
        return Plain.PERMANENT;
    }

    /**
     * Worth another try; the request provably never reached the server, so even one that is not idempotent may be sent
     * again.
     *
     * @return {@link Plain#NOT_SENT}
     */
    static Verdict notSent() {
        return Plain.NOT_SENT;
    }

    /**
     * Nothing known: the next one is asked, and of a returned value nobody wants another. The same as an empty answer of a
     * {@link FailureClassifier}.
     *
     * @return {@link Plain#NONE}
     */
    static Verdict none() {
        return Plain.NONE;
    }

    /**
     * Answered with a status; the policy's {@code onStatus} decides. Without the answer's {@code Date}, a date in
     * {@code Retry-After} is measured against the local clock.
     *
     * @param status a status code, 100 to 599 (RFC 9110, section 15)
     * @param retryAfter the value of the {@code Retry-After} header, or {@code null} where there is none; one that is
     *     malformed is ignored
     * @return the verdict
     * @throws IllegalArgumentException if the status is no number of three digits
     */
    static Verdict httpStatus(int status, @Nullable String retryAfter) {
        return new HttpStatus(status, retryAfter, null);
    }

    /**
     * Answered with a status; the policy's {@code onStatus} decides.
     *
     * @param status a status code, 100 to 599 (RFC 9110, section 15)
     * @param retryAfter the value of the {@code Retry-After} header, or {@code null} where there is none; one that is
     *     malformed is ignored
     * @param date the value of the answer's {@code Date} header, or {@code null} where there is none
     * @return the verdict
     * @throws IllegalArgumentException if the status is no number of three digits
     */
    static Verdict httpStatus(int status, @Nullable String retryAfter, @Nullable String date) {
        return new HttpStatus(status, retryAfter, date);
    }

    /** A verdict that needs no more words. */
    enum Plain implements Verdict {
        /** See {@link Verdict#transientFailure()}. */
        TRANSIENT,
        /** See {@link Verdict#permanent()}. */
        PERMANENT,
        /** See {@link Verdict#notSent()}. */
        NOT_SENT,
        /** See {@link Verdict#none()}. */
        NONE
    }

    /**
     * An answer of the server.
     *
     * @param status a status code: 100 to 599 (RFC 9110, section 15), or the 600 to 999 that some servers make up
     * @param retryAfter the value of the {@code Retry-After} header (RFC 9110, section 10.2.3), or {@code null}
     * @param date the value of the {@code Date} header (RFC 9110, section 6.6.1), or {@code null}
     */
    record HttpStatus(
            int status,
            @Nullable String retryAfter,
            @Nullable String date) implements Verdict {

        /**
         * Makes a verdict.
         *
         * @param status a number of three digits
         * @param retryAfter a header's value, or {@code null}
         * @param date a header's value, or {@code null}
         * @throws IllegalArgumentException if the status is no number of three digits
         */
        public HttpStatus {
            if (status < 100 || status > 999) {
                throw new IllegalArgumentException("status = " + status + " is no status: 100 to 599");
            }
        }
    }
}
