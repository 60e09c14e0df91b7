package shape26;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.io.Serializable;
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;
import java.util.List;

@Retryable
@Idempotent
public interface Variables<T> {
    T find(T value, List<? super T> others);

    T[] all(T[] values);

    @Retryable
    @Idempotent
    interface Ordered<K, V extends Comparable<V>> {
        V find(K key, Comparable<? super V> limit);
    }

    @Retryable
    @Idempotent
    interface Intersected<T extends Number & Comparable<T> & Serializable> {
        T greatest(List<? extends T> values);
    }

    @Retryable
    @Idempotent
    interface Annotated<@Nullable T extends @Nullable Object, E extends @Nullable List<@Nullable T>> {
        @Nullable T first(E values);
    }

    @Target({ElementType.TYPE_USE, ElementType.TYPE_PARAMETER})
    @interface Nullable {}
}
