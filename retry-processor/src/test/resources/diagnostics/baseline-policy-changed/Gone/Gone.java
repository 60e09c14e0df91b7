// options: -Aretry.baseline=${folder}/baseline
import dev.reprise.*;

interface Gone {
// ^1 baseline-policy-changed: search(java.lang.String) is in the baseline and has no policy any more.
    @HttpMethod("GET")
    @Retryable
    String find(String order);

    @HttpMethod("GET")
    String search(String order);
}
