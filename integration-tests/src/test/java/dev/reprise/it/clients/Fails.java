package dev.reprise.it.clients;

import dev.reprise.HttpMethod;
import java.io.IOException;

/** A parent that promises less than its child. */
interface Fails {
    @HttpMethod("GET")
    String narrowed() throws IOException;
}
