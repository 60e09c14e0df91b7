package shape31;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.util.List;
import java.util.Map;

@Retryable
@Idempotent
public interface Renamed<V, W extends CharSequence> extends Middle<W, V> {
    W own(V value);
}

@Retryable
@Idempotent
interface Middle<A extends CharSequence, K> extends Base<K, A, Integer> {
    Map<A, K> middle(A a, K k);
}

@Retryable
@Idempotent
interface Base<A, B, C> {
    List<Map<A, B>> base(A a, B[] b, C c);
}
