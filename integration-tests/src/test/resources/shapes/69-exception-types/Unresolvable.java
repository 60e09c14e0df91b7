// javac only: ECJ tells of the missing type twice
package shape69;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

interface Unresolvable {
    @Retryable(on = Elsewhere.class)
//                           ^ unresolved-type: @Retryable
//                  ^ compiler
    @Idempotent
    void unresolvable();
}
