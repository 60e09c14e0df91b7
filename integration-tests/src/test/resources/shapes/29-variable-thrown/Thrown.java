package shape29;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.io.IOException;
import java.util.concurrent.Callable;

@Retryable
@Idempotent
public interface Thrown<X extends Exception> {
    String find(String id) throws X;

    <E extends Exception, F extends IOException> String any(Callable<String> call, Class<E> type) throws E, F, X;

    @Retryable
    @Idempotent
    interface Concrete extends Thrown<IOException> {
        String own() throws IOException;
    }
}
