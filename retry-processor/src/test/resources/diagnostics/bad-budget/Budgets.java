package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Budgets {
    @RetryBudget(ratio = 1.5)
//                       ^ bad-budget: ratio = 1.5
    interface RatesApi {
        @Retryable
        @RetryBudget(burst = 0, ratio = Double.NaN)
//                           ^ bad-budget: burst = 0
//                                            ^ bad-budget: ratio = NaN
        @HttpMethod("GET")
        String a(String pair);
    }
}
