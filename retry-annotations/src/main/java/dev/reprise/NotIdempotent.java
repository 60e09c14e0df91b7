package dev.reprise;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Overrules what the HTTP method suggests: this PUT or DELETE does something more each time it arrives.
 *
 * <pre>{@code
 * @Retryable(unsentOnly = true)
 * @HttpMethod("PUT")
 * @NotIdempotent // every PUT appends a revision
 * void save(String id, Document document) throws IOException;
 * }</pre>
 *
 * <p>By RFC 9110, section 9.2.2, PUT and DELETE are idempotent, but only as far as the service keeps to it. With this
 * annotation the method needs another proof, or it is {@code unsafe-retry}. Beside {@link Idempotent} it is
 * {@code conflicting-annotations}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface NotIdempotent {}
