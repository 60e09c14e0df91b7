package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Lookups {
    interface PaymentsApi {
        @Retryable
        @Idempotent(verifiedBy = "findPaymnt")
//                               ^ verify-mismatch: findPaymnt
        String a(String order) throws IOException;

        @Retryable
        @Idempotent(verifiedBy = "findOther")
//                               ^ verify-mismatch: findOther
        String b(String order) throws IOException;

        @Retryable
        @Idempotent(verifiedBy = "count")
//                               ^ verify-mismatch: count
        String c(String order) throws IOException;

        @Retryable
        @Idempotent(verifiedBy = "d")
//                               ^ verify-mismatch
        String d(String order) throws IOException;

        @Retryable
        @Idempotent(verifiedBy = "findPayment")
        String e(String order) throws IOException;

        Optional<String> findPayment(String order) throws IOException;

        Optional<String> findOther(long order) throws IOException;

        long count(String order) throws IOException;
    }
}
