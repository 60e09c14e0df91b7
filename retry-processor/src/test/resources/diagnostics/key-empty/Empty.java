package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Empty {
    interface PaymentsApi {
        @Retryable
        @Idempotent(scope = "payments")
//                          ^ key-empty: scope = "payments"
        String a(String order) throws IOException;

        @Retryable
        @Idempotent(format = KeyFormat.UUID)
//                                    ^ key-empty: format = UUID
        String b(String order) throws IOException;

        @Retryable
        @Idempotent(key = {"order", " "}, attemptId = "attempt")
//                                  ^ key-empty: blank
        String c(String order, String attempt, @IdempotencyKey String key) throws IOException;

        @Retryable
        @Idempotent(key = {})
//                        ^ key-empty: key = {}
        String d(String order) throws IOException;
    }
}
