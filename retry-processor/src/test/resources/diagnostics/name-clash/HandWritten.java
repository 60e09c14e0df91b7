package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Outer {
    interface RatesApi {
//  ^ name-clash: demo.RetryingOuter_RatesApi
        @Retryable
        @HttpMethod("GET")
        String rate(String pair);
    }
}

class RetryingOuter_RatesApi {}
