package shape03;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

public enum InEnum {
    EUR,
    USD;

    @Retryable
    @Idempotent
    public interface Rates {
        InEnum rate(InEnum currency);
    }
}
