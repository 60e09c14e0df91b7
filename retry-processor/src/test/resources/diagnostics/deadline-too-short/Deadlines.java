package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Deadlines {
    interface RatesApi {
        @Retryable(jitter = Jitter.EQUAL, deadline = "500ms")
//                                                   ^ deadline-too-short: the first wait takes at least 500ms
        @HttpMethod("GET")
        String a(String pair);

        @Retryable(deadline = "0s")
//                            ^ deadline-too-short
        @HttpMethod("GET")
        String b(String pair);

        @Retryable(jitter = Jitter.DECORRELATED, deadline = "1s")
//                                                          ^ deadline-too-short
        @HttpMethod("GET")
        String c(String pair);
    }
}
