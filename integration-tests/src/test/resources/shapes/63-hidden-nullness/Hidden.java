package shape63.hidden;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import shape63.hidden.other.Base;

/** What Base says in a language of its own package cannot be repeated in this one. */
@Retryable
@Idempotent
public interface Hidden extends Base {}
