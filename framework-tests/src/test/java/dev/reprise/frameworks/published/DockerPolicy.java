package dev.reprise.frameworks.published;

import com.github.dockerjava.api.DockerClient;
import dev.reprise.NotRetryable;
import dev.reprise.RetryPolicyFor;
import dev.reprise.Retryable;
import java.io.InputStream;

/** Commands are made here and run elsewhere: what is retried is making them. */
@RetryPolicyFor(DockerClient.class)
@Retryable(unsentOnly = true)
public interface DockerPolicy {
    @NotRetryable
    void buildImageCmd(InputStream content);

    @NotRetryable
    void createImageCmd(String repository, InputStream content);

    @NotRetryable
    void loadImageCmd(InputStream content);

    @NotRetryable
    void loadImageAsyncCmd(InputStream content);
}
