package demo;

import dev.reprise.*;
import java.util.*;

class Vendor {
    interface Api extends Base<String> {
        String account(String id);

        String account(String id, int depth);

        static void main() {}
    }

    interface Base<T> {
        void inherited(T value);
    }

    @RetryPolicyFor(Api.class)
    interface Policies extends MorePolicies {
        @Retryable
        @HttpMethod("GET")
        String account(long id);
//             ^ no-such-method: Api has no method account(long).

        @Retryable
        @HttpMethod("GET")
        String acount(String id);
//             ^ no-such-method: Did you mean "account"?

        @Idempotent
        default void main() {}
//                   ^ no-such-method: Remove it

        @Retryable
        @Idempotent
        void inherited(Object value);
//           ^ no-such-method: There is inherited(String).

        @HttpMethod("GET")
        Object account(String id, int depth) throws Exception;
    }

    interface MorePolicies {
        void more();
//           ^ no-such-method: more()
    }

    // The class is there, and an Api.
    Api api = new RetryingVendor_Policies(null);
}
