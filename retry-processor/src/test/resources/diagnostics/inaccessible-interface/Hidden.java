package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Hidden {
    private interface RatesApi {
//          ^ inaccessible-interface
        @Retryable
        @HttpMethod("GET")
        String rate(String pair);
    }

    private static class Inner {
        interface RatesApi {
//      ^ inaccessible-interface
            @Retryable
            @HttpMethod("GET")
            String rate(String pair);
        }
    }
}
