package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Waits {
    interface RatesApi {
        @Retryable(maxTries = 10)
//      ^ unbounded-wait: 4m 3s
        @HttpMethod("GET")
        String a(String pair);

        @Retryable(maxTries = 10, deadline = "10m")
        @HttpMethod("GET")
        String b(String pair);
    }
}
