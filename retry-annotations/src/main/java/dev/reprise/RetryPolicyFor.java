package dev.reprise;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A policy for an interface that cannot be annotated, because it comes from a jar or a generator.
 *
 * <pre>{@code
 * @RetryPolicyFor(VendorApi.class)
 * @Retryable(maxTries = 3)
 * interface VendorApiPolicy {
 *     @HttpMethod("GET")
 *     Account account(String id);
 * }
 * }</pre>
 *
 * <p>The methods of the policy interface repeat signatures of the target and carry their annotations; one the target
 * does not have is {@code no-such-method}. A policy on the interface covers the target's abstract methods. The
 * generated class is named after the policy interface, here {@code RetryingVendorApiPolicy}, implements the target and
 * takes one as its delegate.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface RetryPolicyFor {

    /**
     * The interface the policy is for.
     *
     * @return an interface
     */
    Class<?> value();
}
