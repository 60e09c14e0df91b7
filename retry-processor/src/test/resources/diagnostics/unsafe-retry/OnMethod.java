package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class OnMethod {
    interface PaymentsApi {
        @Retryable
//      ^ unsafe-retry: createPayment is a POST and may run twice
        @HttpMethod("POST")
        String createPayment(String order) throws IOException;

        @Retryable(maxTries = 1)
//      ^ unsafe-retry: patchPayment is a PATCH
        @HttpMethod("PATCH")
        String patchPayment(String order) throws IOException;

        @Retryable
//      ^ unsafe-retry: putPayment is a PUT that @NotIdempotent calls unsafe
        @HttpMethod("PUT")
        @NotIdempotent
        String putPayment(String order) throws IOException;

        @Retryable
//      ^ unsafe-retry: Did you mean "GET"?
        @HttpMethod("get")
        String getPayment(String order) throws IOException;

        @Retryable
        @HttpMethod("GET")
        String payment(String order) throws IOException;
    }
}
