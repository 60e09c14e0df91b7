package shape70;

import dev.reprise.HttpMethod;
import dev.reprise.Idempotent;
import dev.reprise.Retryable;

interface Strings {
    @Retryable
    @HttpMethod("POST")
    @Idempotent(key = "id", attemptId = "attempt", scope = "\"quoted\" \\ \n $T ${x} %s \uD83D\uDE00 \u2028 */ \\u002a/ @see <b>")
    String pay(String id, String attempt);

    @Retryable
    @HttpMethod("POST")
    @Idempotent(key = "größe", attemptId = "$attempt", scope = "")
    String buy(String größe, String $attempt);
}
