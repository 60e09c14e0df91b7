package shape07;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

/** A documented limit: a compiler shows no local type to a processor, so nothing is generated and nothing said. */
class Outer {
    String local() {
        @Retryable
        @Idempotent
        interface Rates {
            String rate(String pair);
        }
        Rates rates = pair -> pair;
        return rates.rate("EURUSD");
    }
}
