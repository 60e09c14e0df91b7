// options: -Aretry.baseline=${folder}/baseline
import dev.reprise.*;

@Retryable(maxTries = 3, onStatus = {503, 429})
// ^1 baseline-policy-changed: cancel, find differ from the baseline: tries was 5 and is 3; waits changed; worstCaseWait was PT15S and is PT3S; statuses was 429, 502, 503, 504 and is 429, 503.
interface Tries {
    @HttpMethod("GET")
    String find(String order);

    @HttpMethod("DELETE")
    void cancel(String order);

    @HttpMethod("GET")
    String isNew(String order);
}
