package shape53;

import dev.reprise.IdempotencyKey;
import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.io.IOException;

@Retryable
public interface Parameters {
    @Idempotent
    String locals(String delegate, String policy, String attempt, String result, String e, String ex, String value);

    @Idempotent
    String more(String retries, String failure, String verdict, String layer, String found, String t, String i);

    @Idempotent
    String strange(String this$0, String _result, String $d, String long_, String Duration, String String);

    @Idempotent
    String words(String record, String var, String yield, String sealed, String when, String permits, String module);

    @Idempotent
    void others(int clock, int executor, int future, int runtime, int budget, int locals, int others, int classify);

    @Idempotent(key = "key", attemptId = "attempt", verifiedBy = "found")
    String keyed(String key, String attempt, String keyedKey, @IdempotencyKey String idempotencyKey) throws IOException;

    @Idempotent
    String found(String key, String attempt, String keyedKey) throws IOException;
}
