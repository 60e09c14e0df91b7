package dev.reprise.it.clients;

import dev.reprise.HttpMethod;
import dev.reprise.Retryable;
import java.io.IOException;
import java.io.Serializable;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Generic in all places. */
@Retryable(maxTries = 2)
public interface StoreApi<K extends Comparable<K> & Serializable, V> extends Reads<V, K>, Counts<List<V>> {
    @HttpMethod("PUT")
    V put(K key, V value) throws IOException;

    @HttpMethod("GET")
    <T extends V, R> List<? extends R> map(Class<T> type, Function<? super T, ? extends R> mapping) throws IOException;

    @SuppressWarnings("unchecked")
    @HttpMethod("GET")
    Map<K, ? super V> all(List<? extends K>... keys) throws IOException;

    @HttpMethod("GET")
    <V extends Comparable<? super V>> V greatest(Comparator<V> order, V[] candidates) throws IOException;
}
