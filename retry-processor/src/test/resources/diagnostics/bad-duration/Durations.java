package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Durations {
    static final String SOON = "soon";

    interface RatesApi {
        @Retryable(baseDelay = "5 s", maxDelay = "")
//                             ^ bad-duration: baseDelay = "5 s" is not a duration.
//                                               ^ bad-duration: maxDelay = "" is not a duration.
        @HttpMethod("GET")
        String a(String pair);

        @Retryable(deadline = "-PT1S", maxRetryAfter = "300000d")
//                            ^ bad-duration: deadline = "-PT1S" is negative
//                                                     ^ bad-duration: maxRetryAfter = "300000d" is beyond 292 years
        @HttpMethod("GET")
        String b(String pair);

        @Retryable(attemptTimeout = "1500 millis")
//                                  ^ bad-duration: Did you mean "1500ms"?
        @HttpMethod("GET")
        String c(String pair);

        @Retryable(baseDelay = SOON)
//                             ^ bad-duration: baseDelay = "soon"
        @HttpMethod("GET")
        String d(String pair);

        @Retryable(baseDelay = "0.5ns")
//                             ^ bad-duration: baseDelay = "0.5ns" has more digits than nanoseconds can tell.
        @HttpMethod("GET")
        String e(String pair);
    }
}
