package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Statuses {
    interface RatesApi {
        @Retryable(onStatus = {503, 404, 409})
//                                  ^ doubtful-status: 404 in onStatus
//                                       ^ doubtful-status: 409 in onStatus
        @HttpMethod("GET")
        String a(String pair);

        @SuppressWarnings("retry:doubtful-status")
        @Retryable(onStatus = 404)
        @HttpMethod("GET")
        String b(String pair);
    }

    @SuppressWarnings("retry:doubtful-status")
    @Retryable(onStatus = 404)
    interface OnInterface {
        @HttpMethod("GET")
        String a(String pair);
    }
}

@SuppressWarnings({"unused", "retry:doubtful-status"})
class Around {
    interface RatesApi {
        @Retryable(onStatus = 404)
        @HttpMethod("GET")
        String a(String pair);
    }
}
