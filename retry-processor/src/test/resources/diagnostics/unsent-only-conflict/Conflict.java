package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Conflict {
    interface RatesApi {
        @Retryable(unsentOnly = true, onStatus = 503)
//                              ^ unsent-only-conflict: contradicts onStatus
        @HttpMethod("POST")
        void a(String rate) throws IOException;

        @Retryable(on = IllegalStateException.class, unsentOnly = true)
//                                                                ^ unsent-only-conflict: contradicts on:
        @HttpMethod("POST")
        void b(String rate) throws IOException;

        @Retryable(unsentOnly = true)
        @HttpMethod("POST")
        void c(String rate) throws IOException;
    }
}
