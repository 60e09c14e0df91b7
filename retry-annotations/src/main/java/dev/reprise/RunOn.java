package dev.reprise;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says which object runs a default method that has no policy of its own; on an interface, for all of them.
 *
 * <pre>{@code
 * @HttpMethod("GET")
 * Page page(int number) throws IOException;
 *
 * @RunOn(Side.PROXY) // each page is retried for itself
 * default List<Item> everything() throws IOException { ... page(1) ... }
 * }</pre>
 *
 * <p>Without it, a default method that overloads a method with a policy runs on the proxy, so that a convenience
 * overload is retried and keyed too, and every other one on the delegate, whose override counts. On an interface with
 * keyed methods the latter is the warning {@code default-bypasses-policy}, which this annotation settles either way.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface RunOn {

    /**
     * The object that runs the method.
     *
     * @return the proxy or the delegate
     */
    Side value();
}
