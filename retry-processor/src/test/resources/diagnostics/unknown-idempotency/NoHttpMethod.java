package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class NoHttpMethod {
    interface RatesApi {
        @Retryable
//      ^ unknown-idempotency: no HTTP method is known
        String rate(String pair) throws IOException;

        @Retryable
//      ^ unknown-idempotency: @Idempotent(key = {"<what makes the request unique>"}, attemptId = "...")
        void upload(InputStream valid, String name) throws IOException;
//                              ^ one-shot-parameter

        @Retryable
//      ^ unknown-idempotency: @Idempotent(key = {"orderId"}, attemptId = "attempt")
        void order(String width, String orderId, String attempt) throws IOException;

        @Retryable
//      ^ unknown-idempotency: although @NotIdempotent says
        @NotIdempotent
        String ask(String pair) throws IOException;

        @Retryable
        @Idempotent
        String currencies() throws IOException;
    }
}
