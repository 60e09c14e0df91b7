package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Transactions {
    interface StockApi {
        @Retryable
        @HttpMethod("GET")
        @org.springframework.transaction.annotation.Transactional
//      ^ retry-in-transaction: level is retried and runs in a transaction
        int level(String item) throws IOException;

        @jakarta.transaction.Transactional
        int once(String item) throws IOException;
    }

    @Retryable
    @jakarta.transaction.Transactional
//  ^ retry-in-transaction: (jakarta.transaction.Transactional)
    interface WholeApi {
        @HttpMethod("GET")
        int level(String item) throws IOException;

        @HttpMethod("GET")
        int others() throws IOException;
    }

    @Retryable
    @javax.transaction.Transactional
    @SuppressWarnings("retry:retry-in-transaction")
    interface MeantApi {
        @HttpMethod("GET")
        int level(String item) throws IOException;
    }
}
