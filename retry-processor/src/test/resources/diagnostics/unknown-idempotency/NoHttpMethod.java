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
//      ^ unknown-idempotency: although @NotIdempotent says
        @NotIdempotent
        String ask(String pair) throws IOException;

        @Retryable
        @Idempotent
        String currencies() throws IOException;
    }
}
