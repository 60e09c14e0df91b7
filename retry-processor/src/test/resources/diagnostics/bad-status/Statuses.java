package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Statuses {
    static final int ACCEPTED = 202;

    interface RatesApi {
        @Retryable(onStatus = {503, 399, ACCEPTED})
//                                  ^ bad-status: 399 in onStatus
//                                       ^ bad-status: 202 in onStatus
        @HttpMethod("GET")
        String a(String pair);

        @Retryable(onStatus = 600)
//                            ^ bad-status: 600 in onStatus
        @HttpMethod("GET")
        String b(String pair);
    }
}
