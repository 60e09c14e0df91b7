package dev.reprise.it.clients;

import dev.reprise.HttpMethod;
import dev.reprise.Retryable;

/** Requests that may be repeated only while they were never sent. */
public interface CouriersApi {
    @Retryable(maxTries = 3, unsentOnly = true)
    @HttpMethod("POST")
    String send(String parcel) throws Exception;

    @Retryable(maxTries = 3, unsentOnly = true, classifier = Opinions.class)
    @HttpMethod("POST")
    String judged(String parcel) throws Exception;
}
