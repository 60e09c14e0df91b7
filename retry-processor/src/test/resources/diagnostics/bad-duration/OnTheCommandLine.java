// options: -Aretry.maxBlockingWait=long
// nowhere: bad-duration: -Aretry.maxBlockingWait = "long" is not a duration.
package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class OnTheCommandLine {
    interface RatesApi {
        @Retryable
        @HttpMethod("GET")
        String rate(String pair);
    }

    interface OtherApi {
        @Retryable
        @HttpMethod("GET")
        String rate(String pair);
    }
}
