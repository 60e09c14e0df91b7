package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Deadlines {
    interface RatesApi {
        @Retryable(deadline = "7s")
//                            ^ deadline-cuts-tries: leaves room for 3 of 5 tries
        @HttpMethod("GET")
        String a(String pair);

        @Retryable(deadline = "15.001s")
        @HttpMethod("GET")
        String b(String pair);
    }
}
