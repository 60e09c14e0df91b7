package shape51;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

public interface Overloads {
    String find();

    String find(int id);

    String find(Integer id);

    String find(long id);

    String find(Object id);

    @Retryable
    @Idempotent
    String find(String id);

    String find(CharSequence id);

    String find(Object... ids);

    String find(String first, Object... ids);

    String find(List<String> ids);

    String find(Collection<?> ids);

    String find(java.util.Date date);

    String find(java.sql.Date date);

    <T> T find(Callable<T> call);

    <T> T find(Supplier<T> supplier);

    <T extends Comparable<T>> T find(T one, T other);

    <T> T find(T one, Object other);

    @Retryable
    @Idempotent
    String find(shape51.Callable callable);
}

