package dev.reprise;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Gives the caller a substitute when a call is given up.
 *
 * <pre>{@code
 * @Retryable
 * @HttpMethod("GET")
 * @Fallback("lastKnownRate")
 * Rate rate(String pair) throws IOException;
 *
 * default Rate lastKnownRate(String pair, Throwable failure) { ... }
 * }</pre>
 *
 * <p>What does not fit is {@code fallback-mismatch} while compiling, not a surprise in the middle of an outage.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Fallback {

    /**
     * The substitute: a default method with the same parameters, optionally one more {@link Throwable} at the end that
     * receives the last failure, and an assignable return type.
     *
     * @return the name of a default method of the same interface
     */
    String value();

    /**
     * Whether the substitute also answers for a permanent failure, such as a 404, and not only for an outage.
     *
     * @return whether permanent failures are covered
     */
    boolean onPermanent() default false;
}
