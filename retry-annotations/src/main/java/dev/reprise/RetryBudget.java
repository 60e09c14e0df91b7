package dev.reprise;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Bounds how much retries can multiply the load on a server that is down for everybody: a bucket of tokens, one per
 * interface and {@code RetryRuntime}.
 *
 * <pre>{@code
 * @Retryable
 * @RetryBudget(burst = 20, ratio = 0.1)
 * public interface RatesApi { ... }
 * }</pre>
 *
 * <p>Each retry takes a token, each call that returns normally puts back {@link #ratio()} of one. Where the bucket is
 * empty the failure reaches the caller at once. A budget with the values below is in force without any annotation; on a
 * method, the annotation gives that method a bucket of its own.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface RetryBudget {

    /**
     * Size of the bucket, which starts full.
     *
     * @return a number of retries, at least 1, else {@code bad-budget}
     */
    int burst() default 100;

    /**
     * What a call that returns normally puts back, up to {@link #burst()}. In the long run it is the share of retries
     * in the traffic.
     *
     * @return a number of retries, 0 to 1, else {@code bad-budget}
     */
    double ratio() default 0.2;

    /**
     * Switches the budget off.
     *
     * @return whether retries are counted at all
     */
    boolean enabled() default true;
}
