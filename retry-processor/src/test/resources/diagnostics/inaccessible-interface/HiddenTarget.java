package demo;

import dev.reprise.*;

class HiddenTarget {
    private interface Hidden {
        void call();
    }

    @RetryPolicyFor(Hidden.class)
//                        ^ inaccessible-interface: demo.HiddenTarget.Hidden
    @Retryable
    @Idempotent
    interface HiddenPolicy {}
}
