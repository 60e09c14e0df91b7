package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Results {
    interface RatesApi {
        @Retryable
        @HttpMethod("GET")
        CompletableFuture<String> a(String pair);
//                                ^ unsupported-return: does not retry asynchronous results

        @Retryable
        @HttpMethod("GET")
        Future<String> b(String pair);
//                     ^ unsupported-return: tells nobody

        @Retryable
        @HttpMethod("GET")
        Iterator<String> c(String pair);
//                       ^ unsupported-return: fails while it is read

        @Retryable
        @HttpMethod("GET")
        Flow.Publisher<String> d(String pair);
//                             ^ unsupported-return: subscribes

        CompletionStage<String> e(String pair);
    }
}
