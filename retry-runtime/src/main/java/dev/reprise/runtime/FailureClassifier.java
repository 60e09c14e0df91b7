package dev.reprise.runtime;

import java.util.Optional;

/**
 * An application's own verdict on what came back from a call, named by {@code @Retryable(classifier = ...)}.
 *
 * <pre>{@code
 * final class PaymentFailures implements FailureClassifier {
 *     @Override public Optional<Verdict> classify(Throwable failure) {
 *         return failure instanceof QueueFullException ? Optional.of(Verdict.transientFailure()) : Optional.empty();
 *     }
 * }
 * }</pre>
 *
 * <p>It is asked after {@code notOn} and before everything else, so that it can overrule statuses and the built-in
 * verdicts. It is never asked about an {@link Error} or an interrupt. The generated class creates it once, by its
 * no-argument constructor, and calls it from every thread that calls the proxy: it must be thread-safe. Where it
 * throws, that is logged and the failure is permanent.
 */
public interface FailureClassifier {

    /**
     * Judges one layer of a failure; the causes of known wrappers follow where it has no opinion on the wrapper.
     *
     * @param failure what the delegate threw, or a cause of it
     * @return the verdict, or empty for "no opinion, ask the next"
     */
    Optional<Verdict> classify(Throwable failure);

    /**
     * Judges a value that was returned normally, such as an answer with status 202 or a body that says "pending". A
     * transient verdict makes it worth another try; after the last try the value is returned as it is.
     *
     * @param result what the delegate returned; a call that returned {@code null} or nothing is not asked about
     * @return the verdict, or empty for "no opinion, ask the next"
     */
    default Optional<Verdict> classifyResult(Object result) {
        return Optional.empty();
    }
}
