package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Undecided {
    interface OrdersApi {
        @Retryable
//      ^ unknown-idempotency: nothing says that this is harmless: @RequestMapping without method allows every HTTP method.
        @org.springframework.web.bind.annotation.RequestMapping("/orders")
        String any() throws IOException;

        @Retryable
//      ^ unknown-idempotency: its parameter verb decides on the HTTP method.
        @org.springframework.web.service.annotation.GetExchange("/orders")
        String dynamic(org.springframework.http.HttpMethod verb) throws IOException;

        @Retryable
//      ^ unknown-idempotency: @HttpExchange names no HTTP method.
        @org.springframework.web.service.annotation.HttpExchange("/orders")
        String blank() throws IOException;
    }

    interface Base {
        @feign.RequestLine("GET /orders")
        String find() throws IOException;
    }

    interface Overriding extends Base {
        @Override
        @Retryable
//      ^ unknown-idempotency: @RequestLine stands on an overridden method, where OpenFeign does not look.
        String find() throws IOException;
    }
}
