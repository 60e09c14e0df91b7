package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Outer {
    interface Api {
        @Retryable
        @HttpMethod("GET")
        String rate(String pair);
    }
}

interface Outer_Api {
// ^1 name-clash
    @Retryable
    @HttpMethod("GET")
    String rate(String pair);
}
