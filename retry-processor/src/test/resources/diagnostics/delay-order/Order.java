package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Order {
    interface RatesApi {
        @Retryable(baseDelay = "2m")
//                             ^ delay-order: baseDelay = "2m" is longer than maxDelay = "60s" (the default)
        @HttpMethod("GET")
        String a(String pair);

        @Retryable(maxDelay = "0.5s")
//                            ^ delay-order: baseDelay = "1s" (the default) is longer than maxDelay = "0.5s"
        @HttpMethod("GET")
        String b(String pair);
    }
}
