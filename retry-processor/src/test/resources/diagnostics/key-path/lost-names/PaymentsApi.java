package demo;

import dev.reprise.*;

public interface PaymentsApi extends lib.Base {
//     ^ key-path: order
//     ^ key-path: attempt
    @Retryable
    @HttpMethod("GET")
    String payment(String order);
}
