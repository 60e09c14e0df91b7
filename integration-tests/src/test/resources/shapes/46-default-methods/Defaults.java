package shape46;

import dev.reprise.HttpMethod;
import dev.reprise.IdempotencyKey;
import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import dev.reprise.RunOn;
import dev.reprise.Side;
import java.util.List;

public interface Defaults {
    @Retryable
    @Idempotent(key = "id", attemptId = "attempt")
    String pay(String id, String attempt, @IdempotencyKey String key);

    default String pay(String id, String attempt) {
        return pay(id, attempt, null);
    }

    @Retryable
    @HttpMethod("GET")
    default List<String> all(List<String> ids) {
        return ids;
    }

    @RunOn(Side.PROXY)
    default String onProxy(String id) {
        return pay(id, id, id);
    }

    @RunOn(Side.DELEGATE)
    default String onDelegate(String id) {
        return pay(id, id, id);
    }
}
