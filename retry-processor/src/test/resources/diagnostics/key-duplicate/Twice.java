package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Twice {
    interface PaymentsApi {
        @Retryable
        @Idempotent(key = {"order", "order"}, attemptId = "attempt")
//                                  ^ key-duplicate: "order" stands in key twice.
        String a(String order, String attempt, @IdempotencyKey String key) throws IOException;

        @Retryable
        @Idempotent(key = {"order", "attempt"}, attemptId = "attempt")
//                                                          ^ key-duplicate: attemptId = "attempt" stands in key already.
        String b(String order, String attempt, @IdempotencyKey String key) throws IOException;

        @Retryable
        @Idempotent(key = "order", attemptId = "attempt")
        String c(String order, String attempt, @IdempotencyKey String key) throws IOException;

        @Retryable
        @Idempotent(key = "order", attemptId = "attempt", scope = "PaymentsApi.c")
//                                                                ^ key-duplicate: the scope "PaymentsApi.c", as c has
        String d(String order, String attempt, @IdempotencyKey String key) throws IOException;
    }

    interface Overloads {
        @Retryable
        @Idempotent(key = "order", attemptId = "attempt")
        String pay(String order, String attempt, @IdempotencyKey String key) throws IOException;

        @Retryable
        @Idempotent(key = "order", attemptId = "attempt")
//      ^ key-duplicate: another method of that name
        String pay(long order, String attempt, @IdempotencyKey String key) throws IOException;
    }
}
