package shape35;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

interface First {
    String first(String id);
}

interface Second extends First {
    String second(String id);
}

interface Third extends Second {
    String third(String id);
}

interface Fourth extends Third {
    String fourth(String id);
}

@Retryable
@Idempotent
interface Fifth extends Fourth {
    String fifth(String id);
}

@Retryable
@Idempotent
interface OneLevel extends First {}

@Retryable
@Idempotent
interface TwoLevels extends Second {}
