package dev.reprise.frameworks;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.io.IOException;
import org.apache.hc.core5.http.ClassicHttpResponse;

/** Over Apache's client. */
@Retryable(maxTries = 3)
public interface ApacheApi {
    @Idempotent
    ClassicHttpResponse response() throws IOException;

    @Idempotent
    String text() throws IOException;

    @Retryable(maxTries = 3, unsentOnly = true)
    String post() throws IOException;
}
