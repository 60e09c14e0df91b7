package demo;

import dev.reprise.*;

class Targets {
    @RetryPolicyFor(String.class)
//                        ^ not-an-interface: java.lang.String
    @Retryable
    interface OfClass {
        @HttpMethod("GET")
        int length();
    }

    @RetryPolicyFor(int[].class)
//                       ^ not-an-interface: int[]
    interface OfArray {}

    @RetryPolicyFor(void.class)
//                      ^ not-an-interface: void
    interface OfNothing {}

    @RetryPolicyFor(Override.class)
//                          ^ not-an-interface: java.lang.Override
    interface OfAnnotation {}

    @RetryPolicyFor(Runnable.class)
//  ^ not-an-interface: OnClass is a class
    static class OnClass {}

    @RetryPolicyFor(Runnable.class)
//  ^ not-an-interface: @OnAnnotation is an annotation
    @interface OnAnnotation {}
}
