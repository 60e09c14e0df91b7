package demo;

import dev.reprise.*;

class Composed {
    @Retryable(attemptTimeout = "2s")
    @interface Cut {}

    interface RatesApi {
        @Cut
//      ^ attempt-timeout-blocking: attemptTimeout = "2s"
        @HttpMethod("GET")
        String a(String pair);
    }
}
