package shape33;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.util.List;

@Retryable
@Idempotent
@SuppressWarnings("rawtypes")
public interface Raw extends Typed {
    List own(Typed typed);
}

@Retryable
@Idempotent
interface Typed<T extends Comparable<T>> {
    T find(T value, List<T> values);

    <U extends T> U any(U value, List<? extends U> values);
}
