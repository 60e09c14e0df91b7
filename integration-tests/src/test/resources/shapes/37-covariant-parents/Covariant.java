package shape37;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

@Retryable
@Idempotent
interface WideFirst extends Wide, Narrow {}

@Retryable
@Idempotent
interface NarrowFirst extends Narrow, Wide {}

@Retryable
@Idempotent
interface Three extends Wide, Narrowest, Narrow {}

@Retryable
@Idempotent
interface Generic<T> extends Listed<T>, Collected<T> {}

interface Wide {
    Object find(String id);
}

interface Narrow {
    CharSequence find(String id);
}

interface Narrowest {
    String find(String id);
}

interface Collected<E> {
    Collection<E> all(E element);
}

interface Listed<T> {
    ArrayList<T> all(T element);

    List<? extends T> some(List<? super T> elements);
}
