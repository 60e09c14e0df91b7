package shape61;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

@Retryable
@Idempotent
public interface Members {
    @Deprecated
    String old(String id);

    @Deprecated(since = "3", forRemoval = true)
    String older(String id);

    @SuppressWarnings({"deprecation", "removal"})
    String signature(OldType type, OlderType older);
}

@Deprecated
class OldType {}

@Deprecated(forRemoval = true)
class OlderType {}
