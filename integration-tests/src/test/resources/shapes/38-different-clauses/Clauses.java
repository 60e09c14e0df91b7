package shape38;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.io.EOFException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.concurrent.TimeoutException;

@Retryable
@Idempotent
public interface Clauses extends Left, Right {}

interface Left {
    String find(String id) throws IOException, TimeoutException;

    String disjoint(String id) throws TimeoutException;

    String named(String left, int number);

    String arrays(String[] ids);
}

interface Right {
    String find(String key) throws FileNotFoundException, EOFException, InterruptedException;

    String disjoint(String id) throws IOException;

    String named(String right, int count);

    String arrays(String[] keys);
}
