// options: -Aretry.baseline=${folder}/baseline
import dev.reprise.*;

interface Gone {
// ^1 baseline-policy-changed: search(java.lang.String) is in the baseline and no longer has a policy.
    @HttpMethod("GET")
    @Retryable
    String find(String order);

    @HttpMethod("GET")
    String search(String order);
}
