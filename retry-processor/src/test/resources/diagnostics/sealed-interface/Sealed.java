package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Sealed {
    sealed interface RatesApi permits Client {
//         ^ sealed-interface
        @Retryable(maxTries = 0)
//                            ^ bad-tries
        @HttpMethod("GET")
        String rate(String pair);
    }

    non-sealed interface Client extends RatesApi {
        @Retryable
        @HttpMethod("GET")
        String rates();
    }
}
