package shape04;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

public class ThreeDeep {
    public interface Second {
        class Third {
            @Retryable
            @Idempotent
            public interface Api {
                Third find(Second second);
            }
        }
    }
}
