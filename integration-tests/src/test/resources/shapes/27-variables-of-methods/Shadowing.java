package shape27;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.util.List;

/** Users hide variables as well, on purpose or not; the compiler of Eclipse warns of theirs, and must not of ours. */
@Retryable
@Idempotent
interface Shadowing<T> extends Hidden<List<T>> {
    @SuppressWarnings("hiding")
    <T extends Comparable<T>> T own(T value, List<T> values);
}

interface Hidden<E> {
    <T> T inherited(T value, E element);

    <T, T2 extends T> T2 twice(T value, T2 other, E element);
}
