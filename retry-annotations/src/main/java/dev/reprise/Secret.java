package dev.reprise;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks an argument that is never stored in a {@link DeadLetter} and never part of a message.
 *
 * <pre>{@code
 * @DeadLetter
 * void place(Order order, @Secret String token) throws IOException;
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.PARAMETER)
public @interface Secret {}
