// options: -Aretry.baseline=${folder}/baseline
import dev.reprise.*;

interface SomebodyElses {
// ^1 bad-baseline: baseline/SomebodyElses.json is the manifest of demo.Another.
    @Retryable
    @HttpMethod("GET")
    String find();
}
