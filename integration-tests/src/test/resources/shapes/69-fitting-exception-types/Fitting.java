package shape69.fine;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;

@Idempotent
interface Fitting {
    @Retryable(on = IllegalStateException.class, notOn = {FileNotFoundException.class, UncheckedIOException.class})
    void several() throws IOException;

    @Retryable(on = {Outer.Busy.class, IOException.class}, notOn = Outer.Closed.class)
    void nested() throws IOException;

    class Outer<T> {
        @SuppressWarnings("serial")
        static class Busy extends RuntimeException {}

        @SuppressWarnings("serial")
        static class Closed extends Busy {}
    }
}
