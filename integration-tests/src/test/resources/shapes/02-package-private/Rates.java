package shape02;

import dev.reprise.HttpMethod;
import dev.reprise.Retryable;

interface Rates {
    @Retryable
    @HttpMethod("GET")
    String rate(String pair);
}
