package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Types {
    private static class Hidden extends RuntimeException {}

    static class Odd extends Throwable {}

    interface RatesApi {
        @Retryable(on = {Throwable.class, OutOfMemoryError.class, InterruptedException.class, Odd.class})
//                                ^ bad-exception-type: Throwable in on
//                                                        ^ bad-exception-type: OutOfMemoryError in on
//                                                                                    ^ bad-exception-type: InterruptedException in on
//                                                                                               ^ bad-exception-type: Odd in on
        @HttpMethod("GET")
        String a(String pair);

        @Retryable(notOn = Error.class)
//                              ^ bad-exception-type: Error in notOn
        @HttpMethod("GET")
        String b(String pair);

        @Retryable(on = {IllegalStateException.class, IllegalStateException.class})
//                                                                         ^ bad-exception-type: stands there twice
        @HttpMethod("GET")
        String c(String pair);

        @Retryable(on = NumberFormatException.class, notOn = IllegalArgumentException.class)
//                                           ^ bad-exception-type: on names only what notOn excludes
        @HttpMethod("GET")
        String d(String pair);
    }

    @Retryable(on = Hidden.class)
//                        ^ bad-exception-type: out of reach
    interface InReachOfNobody {
        @HttpMethod("GET")
        String a(String pair);
    }
}
