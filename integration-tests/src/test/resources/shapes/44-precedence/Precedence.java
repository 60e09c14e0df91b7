package shape44;

import dev.reprise.Idempotent;
import dev.reprise.NotRetryable;
import dev.reprise.Retryable;

interface ParentMethodOnly extends Parent {
    String own(String id);
}

interface Both extends Parent {
    @Override
    @Retryable(maxTries = 3)
    String find(String id);
}

interface ChildOnly extends Bare {
    @Override
    @Retryable
    @Idempotent
    String find(String id);
}

@Retryable(maxTries = 2)
@Idempotent
interface OnType extends Bare {
    String own(String id);
}

interface OnParentType extends OnType {
    @Override
    @NotRetryable
    String own(String id);

    @Retryable
    @Idempotent
    String further(String id);
}

interface Bare {
    String find(String id);
}

interface Parent {
    @Retryable
    @Idempotent
    String find(String id);
}
