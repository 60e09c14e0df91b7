package dev.reprise;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Refreshes expired credentials once and sends the call again, without a wait and without using up a try.
 *
 * <pre>{@code
 * @Retryable
 * @RefreshCredentials
 * public interface AccountsApi { ... }
 * }</pre>
 *
 * <p>The refresh is a collaborator given to the proxy's constructor, so that forgetting it does not compile. Concurrent
 * calls share one refresh. A second such status after it ends the call.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface RefreshCredentials {

    /**
     * Statuses that mean expired credentials.
     *
     * @return any of 401 and 407 (RFC 9110, sections 15.5.2 and 15.5.8) and the unregistered 419, else
     *     {@code bad-status}
     */
    int[] on() default {401};
}
