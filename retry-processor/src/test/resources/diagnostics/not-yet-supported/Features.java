package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Features {
    @CircuitBreaker
//  ^ not-yet-supported: @CircuitBreaker
    interface RatesApi {
        @Retryable
        @RefreshCredentials
//      ^ not-yet-supported: @RefreshCredentials
        @HttpMethod("GET")
        String a(String pair);

        @Retryable
        @Fallback("none")
//      ^ not-yet-supported: @Fallback
        @HttpMethod("GET")
        String b(String pair);

        default String none(String pair) {
            return "";
        }

        @Retryable
        @DeadLetter
//      ^ not-yet-supported: @DeadLetter
        @HttpMethod("GET")
        String c(String pair);
    }
}
