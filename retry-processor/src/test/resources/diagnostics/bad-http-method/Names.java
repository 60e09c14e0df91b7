package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Names {
    interface RatesApi {
        @HttpMethod("")
//                  ^ bad-http-method: its name is blank
        String a(String pair);

        @Retryable
        @HttpMethod("GET /rates")
//                  ^ bad-http-method: "GET /rates" cannot be an HTTP method
        String b(String pair);

        @HttpMethod("PURGE")
        String c(String pair);
    }
}
