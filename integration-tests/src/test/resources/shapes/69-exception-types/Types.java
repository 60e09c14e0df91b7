package shape69;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.sql.SQLException;

@Idempotent
interface Types {
    @Retryable(on = Throwable.class)
//                           ^ bad-exception-type: Throwable
    void throwable();

    @Retryable(on = {IllegalStateException.class, OutOfMemoryError.class})
//                                                                ^ bad-exception-type: OutOfMemoryError
    void error();

    @Retryable(on = InterruptedException.class)
//                                      ^ bad-exception-type: InterruptedException
    void interrupt() throws InterruptedException;

    @Retryable(on = Outer.Secret.class)
//                              ^ bad-exception-type: Secret
    void secret();

    @Retryable(on = SQLException.class)
//                              ^ never-thrown: SQLException
    void neverThrown() throws IOException;

    @Retryable(on = FileNotFoundException.class, notOn = IOException.class)
//                                       ^ bad-exception-type: FileNotFoundException
    void overlap() throws IOException;

    @Retryable(on = Exception.class)
//                           ^ broad-exception: Exception
    void broad() throws IOException;

    class Outer {
        @SuppressWarnings("serial")
        private static class Secret extends RuntimeException {}

        static final Secret SECRET = new Secret();
    }
}
