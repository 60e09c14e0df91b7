package shape06.hidden;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

public class Outer {
    @Retryable
    @Idempotent
    private interface Rates {
//          ^ inaccessible-interface: shape06.hidden.Outer.Rates
        String rate(String pair);
    }

    private static class Secret {
        @Retryable
        @Idempotent
        public interface Rates {
//             ^ inaccessible-interface: shape06.hidden.Outer.Secret.Rates
            String rate(String pair);
        }
    }

    static String use(Rates own, Secret.Rates secret) {
        return own.rate("EURUSD") + secret.rate("EURUSD");
    }
}
