// options: -Aretry.baseline=${folder}/baseline
import dev.reprise.*;

interface Dropped {
// ^1 baseline-key-changed: pay(java.lang.String, java.lang.String, java.lang.String) of the baseline is gone, and no method has its key
    @HttpMethod("GET")
    @Retryable
    String find(String order);
}
