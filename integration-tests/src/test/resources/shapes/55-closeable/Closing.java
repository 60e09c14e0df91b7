package shape55;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.io.Closeable;
import java.io.IOException;

@Retryable
@Idempotent
public interface Closing extends AutoCloseable {
    String find(String id);

    @Override
    void close();

    @Retryable
    @Idempotent
    interface ByIo extends Closeable {
        String find(String id) throws IOException;
    }

    static String once(Closing delegate) {
        try (Closing closing = new RetryingClosing(delegate)) {
            return closing.find("1");
        }
    }
}
