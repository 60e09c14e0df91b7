package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Herd {
    interface RatesApi {
        @Retryable(jitter = Jitter.NONE, multiplier = 1)
//                                ^ synchronised-retries: jitter = NONE with multiplier = 1.0
        @HttpMethod("GET")
        String a(String pair);

        @Retryable(jitter = Jitter.NONE, baseDelay = "5s", maxDelay = "5s")
//                                ^ synchronised-retries
        @HttpMethod("GET")
        String b(String pair);

        @Retryable(jitter = Jitter.DECORRELATED, baseDelay = "5s", maxDelay = "5000ms")
//                                ^ synchronised-retries
        @HttpMethod("GET")
        String c(String pair);

        @Retryable(multiplier = 1, baseDelay = "5s", maxDelay = "5s")
        @HttpMethod("GET")
        String d(String pair);
    }
}
