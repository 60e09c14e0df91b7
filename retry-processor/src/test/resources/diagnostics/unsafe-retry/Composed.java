package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Composed {
    @Retryable(maxTries = 3)
    @interface Patient {}

    interface PaymentsApi {
        @Patient
//      ^ unsafe-retry: createPayment is a POST
        @HttpMethod("POST")
        String createPayment(String order) throws IOException;
    }
}
