package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Zero {
    interface RatesApi {
        @Retryable(baseDelay = "0ms", jitter = Jitter.NONE, multiplier = 1)
//                             ^ zero-delay: baseDelay = "0ms" with maxTries = 5 (the default)
        @HttpMethod("GET")
        String a(String pair);

        @Retryable(baseDelay = "0ms", maxTries = 1)
        @HttpMethod("GET")
        String b(String pair);
    }
}
