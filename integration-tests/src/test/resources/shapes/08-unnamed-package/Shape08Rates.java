import dev.reprise.Idempotent;
import dev.reprise.Retryable;

@Retryable
@Idempotent
public interface Shape08Rates {
    String rate(String pair);

    interface Nested {
        @Retryable
        @Idempotent
        Shape08Rates rates(Nested nested);
    }
}
