package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Growing {
    interface RatesApi {
        @Retryable(jitter = Jitter.NONE)
//                                ^ no-jitter
        @HttpMethod("GET")
        String a(String pair);
    }
}
