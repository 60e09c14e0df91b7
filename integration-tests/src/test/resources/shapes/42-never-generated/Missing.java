package shape42;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

@Retryable
@Idempotent
interface Returned {
    Late rate(String pair);
//       ^ unresolved-type: Late
//  ^ compiler
}

@Retryable
@Idempotent
interface Inheriting extends Base<Late> {
// ^1 unresolved-type: Late
//                                ^ compiler
    String rate(String pair);
}

interface Base<T> {
    T find(T value);
}
