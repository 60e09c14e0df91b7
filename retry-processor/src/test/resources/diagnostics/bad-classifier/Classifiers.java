package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Classifiers {
    abstract static class Abstract implements dev.reprise.runtime.FailureClassifier {}

    static class Stranger {}

    interface RatesApi {
        @Retryable(classifier = Abstract.class)
//                                      ^ bad-classifier
        @HttpMethod("GET")
        String a(String pair);

        @Retryable(classifier = Stranger.class)
//                                      ^ bad-classifier
        @HttpMethod("GET")
        String b(String pair);

        @Retryable(classifier = int.class)
//                                 ^ bad-classifier
        @HttpMethod("GET")
        String c(String pair);
    }
}
