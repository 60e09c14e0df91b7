package shape04;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

class Outer {
    @Retryable
    @Idempotent
    interface Client {
        String find(String id);
    }
}

@Retryable
@Idempotent
interface OuterClient {
    String find(String id);
}

class A {
    @Retryable
    @Idempotent
    interface BC {
        String find(String id);
    }
}

class AB {
    @Retryable
    @Idempotent
    interface C {
        String find(String id);
    }
}
