package demo;

import dev.reprise.HttpMethod;
import policy.Judged;

public interface RatesApi {
    @Judged
//  ^ bad-classifier: out of reach
    @HttpMethod("GET")
    String rate(String pair);
}
