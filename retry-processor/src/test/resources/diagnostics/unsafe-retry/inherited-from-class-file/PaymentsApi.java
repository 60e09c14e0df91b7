package demo;

import dev.reprise.*;

public interface PaymentsApi extends lib.Base {
//     ^ unsafe-retry: lib.Base
    @Retryable
    @HttpMethod("GET")
    String payment(String order);
}
