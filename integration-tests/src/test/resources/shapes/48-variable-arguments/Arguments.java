package shape48;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.util.List;

@Retryable
@Idempotent
public interface Arguments<E> {
    int sum(int... numbers);

    String join(String separator, Object... parts);

    String rows(String[]... rows);

    @SuppressWarnings("unchecked")
    E first(E... elements);

    @SuppressWarnings("unchecked")
    <T> List<T> concat(List<? extends T>... lists);

    static int one(Arguments<String> arguments) {
        return new RetryingArguments<>(arguments).sum(1, 2, 3);
    }
}
