package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Frameworks {
    interface OrdersApi {
        @Retryable
//      ^ unsafe-retry: create is a POST and may run twice
        @org.springframework.web.service.annotation.PostExchange("/orders")
        String create(String order) throws IOException;

        @Retryable
//      ^ unsafe-retry: either may be sent as GET or POST, and may run twice
        @org.springframework.web.bind.annotation.RequestMapping(
                method = {
                    org.springframework.web.bind.annotation.RequestMethod.POST,
                    org.springframework.web.bind.annotation.RequestMethod.GET
                })
        String either(String order) throws IOException;

        @Retryable
//      ^ unsafe-retry: search is a POST (a GET whose parameter filter has no annotation and so is a body, which Feign's default client sends as a POST) and may
        @feign.RequestLine("GET /orders")
        String search(String filter) throws IOException;

        @Retryable
//      ^ unsafe-retry: lower is a get, which the IANA registry of HTTP methods does not know (names are case-sensitive), and may run twice when only its answer is lost. Did you mean "GET"?
        @retrofit2.http.HTTP(method = "get")
        String lower() throws IOException;

        @Retryable
//      ^ unsafe-retry: the parameter key is already sent as its header and will get it
        @retrofit2.http.POST("/orders")
        String keyed(String order, @retrofit2.http.Header("idempotency-key") String key) throws IOException;

        @Retryable
        @retrofit2.http.GET("/orders/1")
        String safe() throws IOException;
    }
}
