package demo;

import dev.reprise.*;

class ForeignTarget {
    interface Api {
        void call();
    }

    @RetryPolicyFor(Api.class)
//                     ^ nothing-to-retry: has none for any
    interface ApiPolicy {
        @HttpMethod("GET")
        void call();
    }
}
