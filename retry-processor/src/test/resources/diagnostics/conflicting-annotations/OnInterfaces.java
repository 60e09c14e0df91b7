package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class OnInterfaces {
    @Retryable
    @interface Patient {}

    @Retryable
    @interface Quick {}

    @Patient
    @Quick
//  ^ conflicting-annotations: Two composed policies on RatesApi
    interface RatesApi {
        @HttpMethod("GET")
        String a(String pair);
    }

    @Retryable
    @Idempotent(key = "pair", attemptId = "attempt")
//                    ^ conflicting-annotations: has key, attemptId, which belong to a single method
    interface Keyed {
        @HttpMethod("GET")
        String a(String pair);
    }

    @Retryable
    @Idempotent(random = true)
//                       ^ conflicting-annotations: has random, which belongs to a single method
    interface Random {
        @HttpMethod("GET")
        String a(String pair);
    }

    @Retryable
    @Idempotent
    interface Bare {
        String a(String pair);
    }
}
