package dev.reprise;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The HTTP method that a call sends, where no annotation of an HTTP framework says it already.
 *
 * <pre>{@code
 * @Retryable
 * @HttpMethod("GET")
 * Balance getBalance(String account) throws IOException;
 * }</pre>
 *
 * <p>Whether it is idempotent is read from the IANA HTTP Method Registry (RFC 9110, section 18.2).
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface HttpMethod {

    /**
     * The method's name.
     *
     * @return a token as it stands in the request line, such as {@code GET}; HTTP methods are case-sensitive
     */
    String value();
}
