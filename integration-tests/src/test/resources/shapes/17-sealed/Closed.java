package shape17.closed;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

@Retryable
@Idempotent
sealed interface Closed {
//     ^ sealed-interface
    String rate(String pair);
}

record Only() implements Closed {
    @Override
    public String rate(String pair) {
        return pair;
    }
}
