package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Composed {
    @Retryable(maxTries = 0)
//                        ^ bad-tries
    @interface Impatient {}

    @Retryable(maxTries = 0)
//                        ^ bad-tries
    @interface Unused {}

    interface RatesApi {
        @Impatient
        @HttpMethod("GET")
        String a(String pair);
    }

    @Impatient
    interface OtherApi {
        @HttpMethod("GET")
        String a(String pair);
    }
}
