package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Blocking {
    @Retryable(attemptTimeout = "2s")
//                              ^ attempt-timeout-blocking: attemptTimeout = "2s"
    interface RatesApi {
        @HttpMethod("GET")
        String a(String pair);

        @HttpMethod("GET")
        String b(String pair);
    }
}
