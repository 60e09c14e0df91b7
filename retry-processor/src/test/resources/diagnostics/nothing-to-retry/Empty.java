package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Empty {
    @Retryable
//  ^ nothing-to-retry: The policy on RatesApi applies to no method
    interface RatesApi {
        default String a(String pair) {
            return pair;
        }

        @Retryable(maxTries = 3)
        @HttpMethod("GET")
        String b(String pair);
    }

    @Retryable
//  ^ nothing-to-retry: The policy on Constants
    interface Constants {
        String A = "a";
    }
}
