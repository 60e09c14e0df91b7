package shape36;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.util.List;

@Retryable
@Idempotent
public interface Both extends Left, Right {}

interface Left {
    List<String> find(String id, int page);

    <T> T any(T value);
}

interface Right {
    List<String> find(String id, int page);

    <U> U any(U value);
}
