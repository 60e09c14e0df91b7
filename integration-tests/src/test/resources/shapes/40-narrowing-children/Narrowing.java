package shape40;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.List;

@Retryable
@Idempotent
public interface Narrowing extends Wide<String> {
    @Override
    String find(Object id) throws FileNotFoundException;

    @Override
    List<String> all();

    @Override
    void accept(String value);
}

@Retryable
@Idempotent
interface Unchanged extends Wide<Integer> {}

@Retryable
@Idempotent
interface Wide<T> {
    CharSequence find(Object id) throws IOException;

    Iterable<T> all() throws IOException;

    void accept(T value);

    T accept(T value, T[] others);
}
