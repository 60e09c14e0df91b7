package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Statuses {
    interface RatesApi {
        @Retryable(onStatus = {400, 503, 501})
//                             ^ hopeless-status: 400 in onStatus
//                                       ^ hopeless-status: 501 in onStatus
        @HttpMethod("GET")
        String a(String pair);

        @Retryable(onStatus = 401)
//                            ^ hopeless-status: @RefreshCredentials
        @HttpMethod("GET")
        String b(String pair);
    }
}
