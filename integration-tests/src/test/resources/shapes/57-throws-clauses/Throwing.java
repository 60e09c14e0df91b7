package shape57;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.io.EOFException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeoutException;

@Retryable
@Idempotent
public interface Throwing<X extends Throwable> {
    String nothing();

    String io() throws IOException;

    String several() throws FileNotFoundException, EOFException, TimeoutException;

    String anything() throws Exception;

    String anythingAtAll() throws Throwable;

    String interrupt(String id) throws InterruptedException, IOException;

    String unchecked() throws IllegalStateException, Error;

    String ofTheInterface() throws X;

    <T, E extends Exception> T generic(Callable<T> call) throws E;

    <E extends RuntimeException> void sneaky() throws E, IOException;

    String own() throws Refused;

    @SuppressWarnings("serial")
    class Refused extends Exception {}
}
