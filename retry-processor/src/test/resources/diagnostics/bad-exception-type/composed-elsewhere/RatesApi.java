package demo;

import dev.reprise.HttpMethod;
import policy.Busy;

public interface RatesApi {
    @Busy
//  ^ bad-exception-type: BusyException in on is out of reach
    @HttpMethod("GET")
    String rate(String pair);
}
