// javac only: ECJ finds both of them duplicate
package shape66;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

interface Duplicate {
    @Retryable
    @Retryable
//  ^ compiler
    @Idempotent
    String twice(String id);
}
