package dev.reprise;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Switches off the policy of the interface for one method, whose calls are plainly forwarded.
 *
 * <pre>{@code
 * @Retryable
 * public interface SearchApi {
 *     @HttpMethod("GET")
 *     Page find(String text) throws IOException;
 *
 *     @NotRetryable
 *     void ping() throws IOException;
 * }
 * }</pre>
 *
 * <p>Beside {@link Retryable} on the same method it is {@code conflicting-annotations}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface NotRetryable {}
