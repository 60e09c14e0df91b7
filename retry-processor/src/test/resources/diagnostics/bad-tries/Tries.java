package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Tries {
    static final int MANY = 1000;

    @Retryable(maxTries = 0)
//                        ^ bad-tries: maxTries = 0 is not from 1 to 100.
    interface RatesApi {
        @HttpMethod("GET")
        String a(String pair);

        @HttpMethod("GET")
        String b(String pair);

        @Retryable(maxTries = 101)
//                            ^ bad-tries: maxTries = 101
        @HttpMethod("GET")
        String c(String pair);

        @Retryable(maxTries = MANY)
//                            ^ bad-tries: maxTries = 1000
        @HttpMethod("GET")
        String d(String pair);

        @Retryable(maxTries = -1)
//                            ^ bad-tries: maxTries = -1
        @HttpMethod("GET")
        String e(String pair);
    }

    @Retryable(maxTries = 0)
//  ^ nothing-to-retry
//                        ^ bad-tries
    interface WithoutMethods {
        @Retryable
        @HttpMethod("GET")
        String own(String pair);
    }
}
