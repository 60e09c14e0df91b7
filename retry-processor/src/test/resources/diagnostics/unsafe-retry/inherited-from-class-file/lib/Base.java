package lib;

import dev.reprise.*;

public interface Base {
    @Retryable
    @HttpMethod("POST")
    String createPayment(String order);
}
