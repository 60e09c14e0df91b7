// options: -Aretry.baseline=${folder}/baseline
import dev.reprise.*;

interface Truncated {
// ^1 bad-baseline: baseline/Truncated.json is not JSON, line 3: it ends too early.
    @Retryable
    @HttpMethod("GET")
    String find();
}

interface New {
    @Retryable
    @HttpMethod("GET")
    String find();
}
