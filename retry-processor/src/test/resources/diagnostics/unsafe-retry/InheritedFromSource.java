package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class InheritedFromSource {
    interface Base {
        @Retryable
//      ^ unsafe-retry
        @HttpMethod("POST")
        String createPayment(String order) throws IOException;
    }

    @Retryable
    interface PaymentsApi extends Base {
        @HttpMethod("GET")
        String payment(String order) throws IOException;
    }
}
