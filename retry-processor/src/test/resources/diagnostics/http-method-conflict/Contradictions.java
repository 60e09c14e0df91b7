package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Contradictions {
    interface OrdersApi {
        @Retryable
        @HttpMethod("GET")
//                  ^ http-method-conflict: @HttpMethod("GET") contradicts the framework's annotations, by which find is sent as POST.
        @org.springframework.web.service.annotation.PostExchange("/orders/search")
        String find(String filter) throws IOException;

        @Retryable
        @HttpMethod("GET")
        @org.springframework.web.service.annotation.GetExchange("/orders")
        String agreeing() throws IOException;

        @HttpMethod("PUT")
//                  ^ http-method-conflict: is sent as GET or POST
        @jakarta.ws.rs.GET
        @jakarta.ws.rs.POST
        String either();

        @Retryable
        @HttpMethod("GET")
        @org.springframework.web.bind.annotation.RequestMapping("/any")
        String any() throws IOException;

        @Retryable
        @HttpMethod("get")
//                  ^ http-method-conflict: @HttpMethod("get") contradicts
        @retrofit2.http.GET
        String lowerCase() throws IOException;

        @Retryable
        @HttpMethod("GET")
//                  ^ http-method-conflict: sent as POST (a GET whose parameter filter has no annotation
        @feign.RequestLine("GET /orders")
        String body(String filter) throws IOException;

        @Retryable
        @HttpMethod("")
//                  ^ bad-http-method: its name is blank
        @retrofit2.http.GET
        String blank() throws IOException;
    }
}
