package dev.reprise.it.clients;

import dev.reprise.HttpMethod;
import java.io.IOException;

/** An unrelated parent with a method that the other one has as well, and that knows its result better. */
public interface Counts<C> {
    @HttpMethod("GET")
    Integer size() throws IOException;

    @HttpMethod("GET")
    C contents() throws IOException;
}
