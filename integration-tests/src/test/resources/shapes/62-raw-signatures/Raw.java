package shape62;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

@Retryable
@Idempotent
@SuppressWarnings("rawtypes")
public interface Raw {
    List all(Map map, List<Map>[] maps, Comparator... comparators);

    <T extends Comparable> T greatest(List<T> values);
}
