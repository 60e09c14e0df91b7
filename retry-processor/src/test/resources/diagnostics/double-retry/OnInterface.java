package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class OnInterface {
    @Retryable
    @org.springframework.resilience.annotation.Retryable
//  ^ double-retry: Spring Framework (org.springframework.resilience.annotation.Retryable)
    interface RatesApi {
        @HttpMethod("GET")
        String rate(String pair) throws IOException;

        @HttpMethod("GET")
        String currencies() throws IOException;
    }

    @Impatient
//  ^ double-retry: Micronaut
    interface Composed {
        @Retryable
        @HttpMethod("GET")
        String rate(String pair) throws IOException;
    }

    @io.micronaut.retry.annotation.Retryable
    @interface Impatient {}
}
