package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class OnInterface {
    @Retryable
    interface PaymentsApi {
        @HttpMethod("POST")
        String createPayment(String order) throws IOException;
//             ^ unsafe-retry: or do not retry it: @NotRetryable

        @HttpMethod("DELETE")
        @NotIdempotent
        void deletePayment(String order) throws IOException;
//           ^ unsafe-retry: deletePayment is a DELETE that @NotIdempotent calls unsafe

        @HttpMethod("DELETE")
        void cancelPayment(String order) throws IOException;

        @NotRetryable
        @HttpMethod("POST")
        void remind(String order) throws IOException;
    }
}
