// options: -Aretry.baseline=src/reprise
// nowhere: bad-baseline: -Aretry.baseline: "src/reprise" is not absolute.
import dev.reprise.*;

interface Relative {
    @Retryable
    @HttpMethod("GET")
    String find();
}
