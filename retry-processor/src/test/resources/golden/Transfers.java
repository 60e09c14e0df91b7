package demo;

import dev.reprise.HttpMethod;
import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.io.IOException;
import java.util.Optional;

/** Checks before repeating: with an optional and a nullable answer, and requests repeated only while unsent. */
public interface Transfers {
    @Retryable
    @HttpMethod("POST")
    @Idempotent(verifiedBy = "find")
    String transfer(String number) throws IOException;

    Optional<String> find(String number) throws IOException;

    @Retryable
    @HttpMethod("POST")
    @Idempotent(verifiedBy = "look")
    String book(int account, long amount) throws IOException, InterruptedException;

    String look(int account, long amount) throws IOException;

    @Retryable(unsentOnly = true)
    @HttpMethod("POST")
    void cancel(String number) throws IOException;
}
