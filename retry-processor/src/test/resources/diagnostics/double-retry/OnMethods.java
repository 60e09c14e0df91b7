package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class OnMethods {
    interface RatesApi {
        @Retryable
        @HttpMethod("GET")
        @org.springframework.retry.annotation.Retryable
//      ^ double-retry: rate is retried by Reprise and by Spring Retry
        String rate(String pair) throws IOException;

        @Retryable
        @HttpMethod("GET")
        @io.github.resilience4j.retry.annotation.Retry
//      ^ double-retry: Resilience4j (io.github.resilience4j.retry.annotation.Retry)
        @org.eclipse.microprofile.faulttolerance.Retry
//      ^ double-retry: MicroProfile
        String both() throws IOException;

        @io.micronaut.retry.annotation.Retryable
        String theirsAlone() throws IOException;

        @NotRetryable
        @io.micronaut.retry.annotation.CircuitBreaker
        String excepted() throws IOException;

        @Retryable
        @HttpMethod("GET")
        @io.helidon.faulttolerance.Ft.Retry
        @SuppressWarnings("retry:double-retry")
        String meant() throws IOException;
    }
}
