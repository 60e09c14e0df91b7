package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class OnMethods {
    @Retryable
    @interface Patient {}

    @Retryable
    @interface Quick {}

    interface RatesApi {
        @Retryable
        @Idempotent
        @NotIdempotent
//      ^ conflicting-annotations: a is both @Idempotent and @NotIdempotent
        String a(String pair);

        @Retryable
        @NotRetryable
//      ^ conflicting-annotations: b is @NotRetryable and has a policy
        @HttpMethod("GET")
        String b(String pair);

        @Patient
        @Quick
//      ^ conflicting-annotations: Two composed policies on c
        @HttpMethod("GET")
        String c(String pair);

        @Retryable
        @RunOn(Side.PROXY)
//      ^ conflicting-annotations: d is abstract
        @HttpMethod("GET")
        String d(String pair);

        @Retryable
        @Idempotent(random = true, key = "pair", scope = "rates")
//                           ^ conflicting-annotations: leaves nothing for key, scope to do
        String e(String pair, @IdempotencyKey String key);
    }

    interface Closing extends AutoCloseable {
        @Retryable
        @HttpMethod("GET")
        String a(String pair);

        @Override
        @Retryable
        @Idempotent
        void close();
//           ^ conflicting-annotations: close gives up a resource
    }
}
