package dev.reprise.frameworks;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.io.IOException;
import java.net.http.HttpResponse;

/** Over the JDK's client. */
@Retryable(maxTries = 3)
public interface JdkApi {
    @Idempotent
    HttpResponse<String> get() throws IOException, InterruptedException;

    @Retryable(maxTries = 3, unsentOnly = true)
    HttpResponse<String> post() throws IOException, InterruptedException;
}
