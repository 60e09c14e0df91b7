// options: -Aretry.baseline=${folder}/baseline
import dev.reprise.*;

interface Silenced {
    @HttpMethod("GET")
    @Retryable(maxTries = 3)
//  ^ baseline-policy-changed: find differs from the baseline: tries was 5 and is 3
    String find(String order);

    @HttpMethod("GET")
    @Retryable(maxTries = 4)
    @SuppressWarnings("retry:baseline-policy-changed")
    String search(String order);
}
