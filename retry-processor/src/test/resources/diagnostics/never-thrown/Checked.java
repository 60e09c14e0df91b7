package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Checked {
    interface RatesApi {
        @Retryable(on = {TimeoutException.class, IllegalStateException.class})
//                                       ^ never-thrown: a cannot throw TimeoutException
        @HttpMethod("GET")
        String a(String pair) throws IOException;

        @Retryable(on = IOException.class)
//                                 ^ never-thrown: b cannot throw IOException
        @HttpMethod("GET")
        String b(String pair);

        @Retryable(on = IOException.class)
        @HttpMethod("GET")
        String c(String pair) throws FileNotFoundException;

        @Retryable(on = TimeoutException.class)
        @HttpMethod("GET")
        <X extends Exception> String d(String pair, Class<X> type) throws X;
    }

    @Retryable(on = {TimeoutException.class, EOFException.class})
//                                                       ^ never-thrown: none of the 2 methods of this policy can throw EOFException
    interface Shared {
        @HttpMethod("GET")
        String a(String pair) throws TimeoutException;

        @HttpMethod("GET")
        String b(String pair);
    }
}
