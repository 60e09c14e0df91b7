// options: -Aretry.docs=maybe
// nowhere: bad-option: -Aretry.docs = "maybe" is neither true nor false.
import dev.reprise.*;

interface Docs {
    @Retryable
    @HttpMethod("GET")
    String find();
}

interface AnotherOne {
    @Often
    @HttpMethod("GET")
    String find();
}

@Retryable
@interface Often {}
