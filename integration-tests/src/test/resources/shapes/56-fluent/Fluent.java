package shape56;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

@Retryable
@Idempotent
public interface Fluent extends Parent<Fluent> {
    Fluent with(String header);

    @Override
    Fluent child(String name);

    @Retryable
    @Idempotent
    interface Typed<T> {
        Typed<T> with(T value);

        <U> Typed<U> as(Class<U> type);
    }
}

interface Parent<P> {
    P self();

    Parent<P> child(String name);
}
