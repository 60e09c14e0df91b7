package shape32;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.util.Collection;
import java.util.List;

@Retryable
@Idempotent
public interface Repository extends Crud<Repository.User, Long> {
    record User(long id) {}
}

@Retryable
@Idempotent
interface Crud<T, ID> {
    <S extends T> S save(S entity);

    <S extends T> List<S> saveAll(Iterable<S> entities);

    <S extends T, C extends Collection<? super S>> C into(C collection, ID id);
}
