package dev.reprise;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Stops calling a server after a run of transient failures, fails at once while it is down, and lets a probe through
 * after a while.
 *
 * <pre>{@code
 * @Retryable
 * @CircuitBreaker(failures = 10, openFor = "1m")
 * public interface RatesApi { ... }
 * }</pre>
 *
 * <p>Failures are counted per try. Breakers of one name share their state within a {@code RetryRuntime}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface CircuitBreaker {

    /**
     * What the breaker is shared by: usually one per remote system.
     *
     * @return a name, or "" for the binary name of the interface
     */
    String name() default "";

    /**
     * Consecutive transient failures that open the breaker, unless {@link #failureRate()} is given.
     *
     * @return a number of tries, at least 1
     */
    int failures() default 5;

    /**
     * How long it stays open. Up to a tenth is added at random, so that a fleet does not probe in step, and a longer
     * {@code Retry-After} of the server is respected.
     *
     * @return a duration greater than 0
     */
    String openFor() default "30s";

    /**
     * Trial calls that are let through at once when the time is up. One success closes the breaker.
     *
     * @return a number of calls, at least 1
     */
    int probes() default 1;

    /**
     * Opens the breaker by the share of failed tries within the {@link #window()} in place of consecutive
     * {@link #failures()}.
     *
     * @return greater than 0, at most 1; 0 to count consecutive failures
     */
    double failureRate() default 0;

    /**
     * The time over which {@link #failureRate()} is measured.
     *
     * @return a duration greater than 0
     */
    String window() default "30s";

    /**
     * Tries within the {@link #window()} below which the rate says nothing.
     *
     * @return a number of tries, at least 1
     */
    int minimumCalls() default 20;
}
