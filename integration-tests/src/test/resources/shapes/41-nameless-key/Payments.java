package shape41.nameless;

import dev.reprise.HttpMethod;
import dev.reprise.Retryable;

@Retryable
public interface Payments extends lib41.keyed.Nameless {
//     ^ key-path: orderId
//     ^ key-path: attempt
    @HttpMethod("GET")
    String rate(String pair);
}

class Mentions {
    RetryingPayments proxy;

    Payments payments(Payments delegate) {
        return new RetryingPayments(delegate);
    }
}
