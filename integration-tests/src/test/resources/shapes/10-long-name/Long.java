package shape10;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

class Long {
    /** 125 characters, 239 bytes: it is a file by itself, and its proxy is none. */
    @Retryable
    @Idempotent
    interface Überweisungsüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüü {
//  ^ name-clash: too long
        String rate(String pair);
    }
}
