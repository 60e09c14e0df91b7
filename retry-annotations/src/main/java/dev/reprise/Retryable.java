package dev.reprise;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Retries a call of a client interface while its failures are transient.
 *
 * <p>On an interface method it is the policy of that method; on an interface, of its abstract methods; on an annotation
 * it makes that annotation a composed policy, to be defined once and used by name:
 *
 * <pre>{@code
 * @Retryable(maxTries = 3, baseDelay = "200ms", deadline = "5s")
 * public @interface Patient {}
 *
 * public interface RatesApi {
 *     @Patient
 *     @HttpMethod("GET")
 *     Rate rate(String pair) throws IOException;
 * }
 * }</pre>
 *
 * <p><b>Repeating must be safe.</b> The build demands a proof: an HTTP method that is idempotent (RFC 9110, section
 * 9.2.2), {@link Idempotent} in any of its forms, or {@link #unsentOnly()}. Without one it fails with
 * {@code unsafe-retry}, or with {@code unknown-idempotency} where no HTTP method is known.
 *
 * <p><b>What is transient.</b> A request that was never sent (connection refused or timed out, unknown host, no route),
 * any other {@link java.io.IOException} that may succeed next time (a read timeout, a reset), and an answer with a
 * status in {@link #onStatus()}. Everything else ends the call at once, and the caller gets the original exception, the
 * same instance. An {@link Error} and an interrupt are never retried.
 *
 * <p><b>How long it waits.</b> Before try {@code k + 1} a time drawn around
 * {@code min(maxDelay, baseDelay * multiplier^(k-1))}, see {@link Jitter}. A {@code Retry-After} header (RFC 9110,
 * section 10.2.3) on a retryable status replaces it: never earlier than the server asks, a little later at random.
 *
 * <p>On anything but an interface, one of its instance methods or an annotation: {@code not-an-interface}. Durations
 * are written as the {@linkplain dev.reprise package} describes.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Retryable {

    /**
     * Calls in all, the first one included.
     *
     * @return 1 to 100, else {@code bad-tries}
     */
    int maxTries() default 5;

    /**
     * The first step of the schedule. Zero with more than one try is {@code zero-delay}: a busy loop against a server
     * that is down.
     *
     * @return a duration, not longer than {@link #maxDelay()}, else {@code delay-order}
     */
    String baseDelay() default "1s";

    /**
     * Cap on every computed wait. It does not cap what the server asks for, see {@link #maxRetryAfter()}.
     *
     * @return a duration
     */
    String maxDelay() default "60s";

    /**
     * Growth of the wait per try. A schedule that neither grows nor varies is {@code synchronised-retries}.
     *
     * @return a finite number, at least 1, else {@code bad-multiplier}
     */
    double multiplier() default 2.0;

    /**
     * How the waits of many clients are spread.
     *
     * @return the interval each wait is drawn from
     */
    Jitter jitter() default Jitter.FULL;

    /**
     * Half the relative width of the interval, for {@link Jitter#PROPORTIONAL} alone.
     *
     * @return greater than 0, at most 1; else, or where written beside another jitter, {@code bad-jitter-factor}
     */
    double jitterFactor() default 0.3;

    /**
     * Budget for all tries and waits, measured from the call. A wait that would not end before it is not started, and
     * the last failure reaches the caller at once. A running blocking try is not cut.
     *
     * @return a duration, or "" for none; one that leaves no room for the shortest first wait is
     *     {@code deadline-too-short}, one that leaves room for fewer tries the warning {@code deadline-cuts-tries}
     */
    String deadline() default "";

    /**
     * Longest {@code Retry-After} that is obeyed. A longer one ends the call at once instead of trying too early.
     *
     * @return a duration, or "" for the value of {@link #maxDelay()}
     */
    String maxRetryAfter() default "";

    /**
     * HTTP statuses worth another try: by default 429 (RFC 6585, section 4) and 502, 503, 504 (RFC 9110, section 15.6).
     *
     * @return statuses from 400 to 599, else {@code bad-status}; one that stays the same for the same request is
     *     {@code hopeless-status}, one that rarely changes the warning {@code doubtful-status}
     */
    int[] onStatus() default {429, 502, 503, 504};

    /**
     * Further exceptions that are transient. Such a failure counts as one whose request may have been processed.
     *
     * @return exception types, else {@code bad-exception-type}; a checked one that the method cannot throw is
     *     {@code never-thrown}, and {@code Exception} or {@code RuntimeException} the warning {@code broad-exception}
     */
    Class<? extends Throwable>[] on() default {};

    /**
     * Exceptions that are never retried. Wins over {@link #on()}, the {@link #classifier()} and the defaults.
     *
     * @return exception types, else {@code bad-exception-type}
     */
    Class<? extends Throwable>[] notOn() default {};

    /**
     * Retries only failures in which the request provably never reached the server, which is safe for any request.
     * Excludes an explicit {@link #on()} or {@link #onStatus()}: {@code unsent-only-conflict}.
     *
     * @return whether a request that may have been processed is left alone
     */
    boolean unsentOnly() default false;

    /**
     * The caller's own verdict on failures and results, asked after {@link #notOn()} and before everything else.
     *
     * @return a {@code dev.reprise.runtime.FailureClassifier} with an accessible no-argument constructor, else
     *     {@code bad-classifier}; {@code void.class} for none
     */
    Class<?> classifier() default void.class;

    /**
     * Cuts a single try of an asynchronous method. A blocking call cannot be cut from outside, there it is
     * {@code attempt-timeout-blocking}: set the timeout of the HTTP client.
     *
     * @return a duration, or "" for none
     */
    String attemptTimeout() default "";
}
