package demo;

import dev.reprise.*;
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.concurrent.*;

class Misplaced {
    @Retryable
//  ^ not-an-interface
    static class OnClass {}

    @Retryable
//  ^ not-an-interface
    abstract static class OnAbstractClass {}

    @Retryable
//  ^ not-an-interface
    enum OnEnum {
        ONE
    }

    static class OnMethodOfClass {
        @Retryable
//      ^ not-an-interface
        public String rate(String pair) {
            return pair;
        }
    }

    interface OnStaticMethod {
        @Retryable
//      ^ not-an-interface
        static String rate(String pair) {
            return pair;
        }

        @Retryable
//      ^ not-an-interface
        private String cents(String pair) {
            return pair;
        }
    }

    @interface OnAnnotationMethod {
        @Retryable
//      ^ not-an-interface
        String value();
    }
}
