package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Types {
    interface RatesApi {
        @Retryable(on = {RuntimeException.class, IllegalStateException.class})
//                                       ^ broad-exception: RuntimeException in on
        @HttpMethod("GET")
        String a(String pair);

        @Retryable(on = Exception.class)
//                               ^ broad-exception: Exception in on
        @HttpMethod("GET")
        String b(String pair) throws Exception;
    }
}
