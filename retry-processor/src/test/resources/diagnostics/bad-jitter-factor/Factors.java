package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Factors {
    interface RatesApi {
        @Retryable(jitter = Jitter.PROPORTIONAL, jitterFactor = 0)
//                                                              ^ bad-jitter-factor: jitterFactor = 0.0
        @HttpMethod("GET")
        String a(String pair);

        @Retryable(jitter = Jitter.PROPORTIONAL, jitterFactor = 1.5)
//                                                              ^ bad-jitter-factor: jitterFactor = 1.5
        @HttpMethod("GET")
        String b(String pair);

        @Retryable(jitterFactor = 0.3)
//                                ^ bad-jitter-factor: has no meaning with jitter = FULL
        @HttpMethod("GET")
        String c(String pair);
    }
}
