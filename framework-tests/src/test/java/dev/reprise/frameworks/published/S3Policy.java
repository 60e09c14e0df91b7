package dev.reprise.frameworks.published;

import dev.reprise.Idempotent;
import dev.reprise.RetryPolicyFor;
import dev.reprise.Retryable;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.model.HeadObjectRequest;
import software.amazon.awssdk.services.s3.model.PutObjectRequest;

/** All methods of the client are default methods: each that is to be retried is repeated. */
@RetryPolicyFor(S3Client.class)
public interface S3Policy {
    @Idempotent
    @Retryable(maxTries = 3)
    void putObject(PutObjectRequest request, RequestBody body);

    @Idempotent
    @Retryable(maxTries = 3)
    void headObject(HeadObjectRequest request);
}
