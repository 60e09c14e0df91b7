// options: -Aretry.maxBlockingWait=10s
package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Limit {
    @Retryable
//  ^ unbounded-wait: 15s
    interface RatesApi {
        @HttpMethod("GET")
        String a(String pair);

        @HttpMethod("GET")
        String b(String pair);

        @Retryable(maxTries = 4)
        @HttpMethod("GET")
        String c(String pair);
    }
}
