package dev.reprise.it.clients;

import dev.reprise.HttpMethod;
import java.io.IOException;

/** A parent with its own names for the variables of its child. */
public interface Reads<T, I> {
    @HttpMethod("GET")
    T get(I id) throws IOException;

    @HttpMethod("GET")
    Object size() throws IOException;
}
