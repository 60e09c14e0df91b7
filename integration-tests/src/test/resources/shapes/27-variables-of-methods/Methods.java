package shape27;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.io.Serializable;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

@Retryable
@Idempotent
public interface Methods<T, C extends Comparable<C>> {
    <U extends Number> U bounded(U value, List<? extends U> others);

    <U extends Number & Comparable<U>> U intersected(Collection<? extends U> values);

    <U extends T> U ofTheInterface(T value, Class<U> type);

    <K extends C, V extends Map<K, ? super T>> V both(K key, V values);

    <A, B> Function<? super A, ? extends B> mapped(Function<A, B> mapping, A value, B other);

    <U extends Serializable> U[] array(U[] values, int index);
}
