package demo;

import dev.reprise.HttpMethod;

public interface RatesApi {
    @lib.Impatient
//  ^ bad-tries: lib.Impatient
    @HttpMethod("GET")
    String rate(String pair);
}
