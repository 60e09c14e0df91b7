package shape21;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.util.List;

@Retryable
@Idempotent
@SuppressWarnings({"rawtypes", "unchecked", "retry:lazy-result"})
public interface Suppressed {
    List all(List<String>... raw);

    java.io.InputStream open(String name);
}
