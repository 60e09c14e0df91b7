package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Multipliers {
    interface RatesApi {
        @Retryable(multiplier = 0.5)
//                              ^ bad-multiplier: multiplier = 0.5
        @HttpMethod("GET")
        String a(String pair);

        @Retryable(multiplier = Double.NaN)
//                                    ^ bad-multiplier: multiplier = NaN
        @HttpMethod("GET")
        String b(String pair);

        @Retryable(multiplier = 1.0 / 0)
//                                  ^ bad-multiplier: multiplier = Infinity
        @HttpMethod("GET")
        String c(String pair);
    }
}
