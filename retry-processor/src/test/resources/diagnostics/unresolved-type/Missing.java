package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Missing {
    interface RatesApi {
        @Retryable
        @HttpMethod("GET")
        Rates rate(String pair);
//      ^ compiler: cannot find symbol
//            ^ unresolved-type: Rates
    }

    interface OtherApi {
        @Retryable
//      ^ unsafe-retry
        @HttpMethod("POST")
        String rate(String pair);
    }
}
