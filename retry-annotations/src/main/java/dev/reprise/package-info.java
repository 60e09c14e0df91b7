/**
 * What a client interface says about its own retries: the annotations that a build checks and turns into a proxy.
 *
 * <pre>{@code
 * @Retryable(deadline = "30s")
 * public interface PaymentsApi {
 *
 *     @HttpMethod("GET")
 *     Balance getBalance(String account) throws IOException;
 *
 *     @HttpMethod("POST")
 *     @Idempotent(key = {"command.orderId", "command.amount"}, attemptId = "command.attemptId")
 *     PaymentResult createPayment(PaymentCommand command, @IdempotencyKey String key) throws IOException;
 * }
 * }</pre>
 *
 * <p>The build then contains {@code RetryingPaymentsApi}, a class that implements the interface around another
 * implementation of it. Every annotation here has {@linkplain java.lang.annotation.RetentionPolicy#CLASS class}
 * retention: the annotation processor reads it, also from a jar, and nothing looks for it at run time.
 *
 * <h2>Durations</h2>
 *
 * <p>A duration is a string that is checked while compiling. It is a number directly followed by one of the units
 * {@code ns}, {@code us}, {@code ms}, {@code s}, {@code m}, {@code h}, {@code d} ({@code 250ms}, {@code 1.5s}), or an
 * ISO-8601 duration ({@code PT1.5S}). It is never negative and at most 292 years, the range of a {@code long} of
 * nanoseconds. Anything else is the error {@code bad-duration}.
 *
 * <h2>Precedence</h2>
 *
 * <p>A policy on a method replaces the policy of its interface whole; single members are not merged. An annotation that
 * is itself annotated with {@link dev.reprise.Retryable} is a composed policy, and may stand wherever
 * {@code @Retryable} may. From strong to weak: {@code @Retryable} on the method, a composed policy on the method,
 * {@code @Retryable} on the interface, a composed policy on the interface.
 */
package dev.reprise;
