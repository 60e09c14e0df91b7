package demo;

import dev.reprise.*;

class OwnTarget {
    interface Api {
        void call();
    }

    @RetryPolicyFor(Api.class)
//                     ^ conflicting-annotations: extends Api
    @Retryable
    @Idempotent
    interface ApiPolicy extends Api {
        void more();
    }

    @RetryPolicyFor(Itself.class)
//                        ^ conflicting-annotations: for itself
    @Retryable
    @Idempotent
    interface Itself {
        void call();
    }
}
