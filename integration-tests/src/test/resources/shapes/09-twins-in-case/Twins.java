package shape09.twins;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

@Retryable
@Idempotent
interface RATES {
    String rate(String pair);
}

@Retryable
@Idempotent
interface Rates {
// ^1 name-clash: shape09.twins.RATES
    String rate(String pair);
}

class Mentions {
    RetryingRATES first;

    Mentions(RATES rates) {
        first = new RetryingRATES(rates);
    }
}
