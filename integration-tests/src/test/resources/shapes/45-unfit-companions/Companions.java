package shape45.unfit;

import dev.reprise.HttpMethod;
import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.util.Optional;

public interface Companions {
    @Retryable
    @HttpMethod("POST")
    @Idempotent(verifiedBy = "nothing")
//                           ^ verify-mismatch: nothing
    String missing(String id, int count);

    @Retryable
    @HttpMethod("POST")
    @Idempotent(verifiedBy = "number")
//                           ^ verify-mismatch: number
    String wrongResult(String id, int count);

    @Retryable
    @HttpMethod("POST")
    @Idempotent(verifiedBy = "find")
//                           ^ verify-mismatch: find
    String wrongOrder(String id, int count);

    Integer number(String id, int count);

    Optional<String> find(int count, String id);

    Optional<String> find(String id);
}

class Mentions {
    private final RetryingCompanions proxy;

    Mentions(Companions delegate) {
        proxy = new RetryingCompanions(delegate);
    }

    Companions companions() {
        return proxy;
    }
}
