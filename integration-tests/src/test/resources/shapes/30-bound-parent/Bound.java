package shape30;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.util.List;
import java.util.Map;
import java.util.Optional;

@Retryable
@Idempotent
public interface Bound extends Base<String, List<Integer>> {
    String own(String id);
}

@Retryable
@Idempotent
interface Base<K, V> {
    Optional<V> find(K key);

    Map<K, V> all(K[] keys);

    default V value(K key) {
        return find(key).orElse(null);
    }
}
