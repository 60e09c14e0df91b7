package dev.reprise;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Keeps a call that could not be delivered, so that it can be shown, replayed and counted, in place of a line in a log.
 *
 * <pre>{@code
 * @Retryable
 * @HttpMethod("POST")
 * @Idempotent(key = "order.id", attemptId = "order.attemptId")
 * @DeadLetter(keyValidFor = "24h")
 * void place(Order order, @Secret String token) throws IOException;
 * }</pre>
 *
 * <p>A call given up for any reason but a permanent failure is stored with its arguments and its key. Where it is
 * stored, and how arguments are written, are collaborators given to the proxy's constructor. Parameters marked
 * {@link Secret} are left out.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface DeadLetter {

    /**
     * How long the server remembers an idempotency key. A replay after that could be processed twice and is refused.
     *
     * @return a duration
     */
    String keyValidFor() default "24h";

    /**
     * Whether the caller is spared the exception of a call that was stored.
     *
     * @return whether the failure is swallowed once the call is kept
     */
    boolean swallow() default false;
}
