package dev.reprise.runtime;

import java.util.Optional;

/**
 * An exception that knows the HTTP status it stands for. A client's own exception implements it, and needs no
 * {@link FailureClassifier} then:
 *
 * <pre>{@code
 * class PaymentException extends Exception implements HttpFailure {
 *     @Override public int status() { return response.statusCode(); }
 *     @Override public Optional<String> header(String name) { return response.headers().firstValue(name); }
 * }
 * }</pre>
 *
 * <p>Both methods are called on the thread that caught the exception. What they throw is logged, and the call is not repeated.
 */
public interface HttpFailure {

    /**
     * The status of the answer.
     *
     * @return a status code, 100 to 599 (RFC 9110, section 15)
     */
    int status();

    /**
     * A header of the answer. Two are asked for: {@code Retry-After}, and {@code Date}, which makes a date in the
     * former independent of the local clock. Without them a retry waits as its policy says.
     *
     * @param name the name of a header field, in any case (RFC 9110, section 5.1)
     * @return the first value of that field, or empty
     */
    default Optional<String> header(String name) {
        return Optional.empty();
    }
}
