package shape13;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.util.List;
import java.util.Map;

@Retryable
@Idempotent
public interface Orders extends Inherited {
    Order find(shape13.Order other, List<shape13.Order[]> others);

    Map<Line, shape13.Line> lines(shape13.Line line, Line own);

    record Order(String id) {}
}

record Order(String id) {}

record Line(String id) {}

interface Inherited {
    record Line(String id) {}
}
