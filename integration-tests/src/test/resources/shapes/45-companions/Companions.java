package shape45.fitting;

import dev.reprise.HttpMethod;
import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.util.Optional;

public interface Companions<T> extends Lookups<T> {
    @Retryable
    @HttpMethod("POST")
    @Idempotent(verifiedBy = "find")
    T create(String id, T value);

    Optional<T> find(String id);

    @Retryable
    @HttpMethod("POST")
    @Idempotent(verifiedBy = "named")
    Number number(String id);
}

interface Lookups<T> {
    Optional<T> find(String id, T value);

    Integer named(String id);
}
