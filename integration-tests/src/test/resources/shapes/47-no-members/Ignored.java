package shape47;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

@Retryable
@Idempotent
public interface Ignored {
    String find(String id);

    static String ofAll(String id) {
        return inner(id);
    }

    private static String inner(String id) {
        return id;
    }

    private String own(String id) {
        return find(id);
    }

    default String twice(String id) {
        return own(own(id));
    }
}
