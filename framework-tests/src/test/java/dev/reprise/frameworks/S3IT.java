package dev.reprise.frameworks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.reprise.frameworks.published.RetryingS3Policy;
import dev.reprise.runtime.FixedRandom;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import software.amazon.awssdk.auth.credentials.AnonymousCredentialsProvider;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.model.PutObjectRequest;
import software.amazon.awssdk.services.s3.model.S3Exception;

/** The client of the AWS SDK, whose methods are default methods. Its own repeats are switched off. */
@Timeout(60)
class S3IT {
    private static final PutObjectRequest REQUEST =
            PutObjectRequest.builder().bucket("bucket").key("key").build();

    private final VirtualClock clock = new VirtualClock();

    private static S3Client sdk(Server server) {
        return S3Client.builder()
                .endpointOverride(server.uri())
                .forcePathStyle(true)
                .region(Region.EU_CENTRAL_1)
                .credentialsProvider(AnonymousCredentialsProvider.create())
                .overrideConfiguration(settings -> settings.retryStrategy(AwsRetryStrategy.doNotRetry()))
                .build();
    }

    private S3Client retrying(S3Client sdk) {
        return new RetryingS3Policy(
                sdk,
                RetryRuntime.builder().clock(clock).random(FixedRandom.LOWEST).build());
    }

    @Test
    void an_object_is_put_again_after_the_time_that_the_server_names() throws Exception {
        try (Server server = Server.opened(Reply.busy("2"), Reply.busy("3"));
                S3Client s3 = retrying(sdk(server))) {
            s3.putObject(REQUEST, RequestBody.fromString("content"));

            assertThat(server.requests()).isEqualTo(3);
            assertThat(clock.sleeps()).hasSize(2);
        }
    }

    @Test
    void so_it_is_through_an_overload_that_has_no_policy() throws Exception {
        try (Server server = Server.opened(Reply.busy("2"));
                S3Client s3 = retrying(sdk(server))) {
            s3.putObject(request -> request.bucket("bucket").key("key"), RequestBody.fromString("content"));

            assertThat(server.requests()).isEqualTo(2);
        }
    }

    @Test
    void what_is_refused_for_good_is_put_once() throws Exception {
        try (Server server = Server.opened(Reply.status(403));
                S3Client s3 = retrying(sdk(server))) {
            assertThatThrownBy(() -> s3.putObject(REQUEST, RequestBody.fromString("content")))
                    .isInstanceOf(S3Exception.class);

            assertThat(server.requests()).isEqualTo(1);
        }
    }

    @Test
    void what_has_no_policy_is_called_once() throws Exception {
        try (Server server = Server.opened(Reply.status(503));
                S3Client s3 = retrying(sdk(server))) {
            assertThatThrownBy(s3::listBuckets).isInstanceOf(S3Exception.class);

            assertThat(server.requests()).isEqualTo(1);
        }
    }
}
