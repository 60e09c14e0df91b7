package shape25;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

@Retryable
@Idempotent
public interface Rates {
    @Nullable String rate(@Nullable String pair);
}

@Target(ElementType.PACKAGE)
@interface NullMarked {}

@Target(ElementType.TYPE_USE)
@interface Nullable {}
