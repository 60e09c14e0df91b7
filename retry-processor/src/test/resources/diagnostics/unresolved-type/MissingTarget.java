package demo;

import dev.reprise.*;

class MissingTarget {
    @RetryPolicyFor(Absent.class)
//                  ^ compiler
//                        ^ unresolved-type: @RetryPolicyFor
    @Retryable
    @Idempotent
    interface AbsentPolicy {}
}
