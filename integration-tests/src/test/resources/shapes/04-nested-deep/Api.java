package shape04;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

@Retryable
@Idempotent
public interface Api {
    String find(One.Api one, Two.Api two);
}

class One {
    @Retryable
    @Idempotent
    interface Api {
        String find(String id);
    }
}

class Two {
    @Retryable
    @Idempotent
    interface Api {
        String find(String id);
    }
}
