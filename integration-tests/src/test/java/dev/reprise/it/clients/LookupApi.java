package dev.reprise.it.clients;

import dev.reprise.HttpMethod;
import dev.reprise.Retryable;
import java.io.FileNotFoundException;
import java.io.IOException;

/** Methods that may fail in any way, each with its own idea of which failures pass. */
public interface LookupApi {
    @Retryable(maxTries = 2)
    @HttpMethod("GET")
    String byDefault() throws Exception;

    @Retryable(maxTries = 2, onStatus = 500)
    @HttpMethod("GET")
    String on500() throws ApiException;

    @Retryable(
            maxTries = 2,
            onStatus = {})
    @HttpMethod("GET")
    String onNoStatus() throws ApiException, IOException;

    @Retryable(maxTries = 2, notOn = SecurityException.class)
    @HttpMethod("GET")
    String notOnSecurity() throws IOException;

    @Retryable(maxTries = 2, notOn = FileNotFoundException.class)
    @HttpMethod("GET")
    String notOnMissingFiles() throws IOException;

    @Retryable(maxTries = 2, on = IllegalStateException.class)
    @HttpMethod("GET")
    String onIllegalState() throws IOException;

    @Retryable(maxTries = 2, on = FileNotFoundException.class)
    @HttpMethod("GET")
    String onMissingFiles() throws IOException;

    @Retryable(
            maxTries = 2,
            on = RankedException.class,
            notOn = UnsupportedOperationException.class,
            classifier = Opinions.class)
    @HttpMethod("GET")
    String ranked() throws Exception;
}
