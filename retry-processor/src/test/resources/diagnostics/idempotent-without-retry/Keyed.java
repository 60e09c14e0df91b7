package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Keyed {
    interface PaymentsApi {
        @Idempotent(key = "order", attemptId = "attempt")
//      ^ idempotent-without-retry: pay has a key
        String pay(String order, String attempt) throws IOException;

        @Idempotent(key = "order", attemptId = "attempt")
        String order(String order, String attempt, @IdempotencyKey String key) throws IOException;

        @Retryable
        @HttpMethod("GET")
        String payment(String order) throws IOException;
    }
}
