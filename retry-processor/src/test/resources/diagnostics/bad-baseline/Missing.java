// options: -Aretry.baseline=${folder}/nothing/here
// nowhere: bad-baseline: /nothing/here is not there.
import dev.reprise.*;

interface Missing {
    @Retryable
    @HttpMethod("GET")
    String find();
}
