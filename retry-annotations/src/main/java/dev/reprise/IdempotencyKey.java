package dev.reprise;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the parameter that carries the idempotency key to the delegate.
 *
 * <pre>{@code
 * @HttpMethod("POST")
 * @Idempotent(key = "order.id", attemptId = "order.attemptId")
 * Receipt place(Order order, @IdempotencyKey String key) throws IOException;
 *
 * api.place(order, null);      // the derived key is sent
 * api.place(order, "mine-7");  // the caller's own key is sent, in every try
 * }</pre>
 *
 * <p>A caller's own key wins and skips the derivation; a blank one is an {@link IllegalArgumentException} before
 * anything is sent. On a parameter that is no {@code String}, on a second one, or on a method without a key:
 * {@code key-parameter}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.PARAMETER)
public @interface IdempotencyKey {}
