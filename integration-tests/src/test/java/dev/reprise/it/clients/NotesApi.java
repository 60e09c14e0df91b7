package dev.reprise.it.clients;

import dev.reprise.HttpMethod;
import dev.reprise.IdempotencyKey;
import dev.reprise.Idempotent;
import dev.reprise.RetryBudget;
import dev.reprise.Retryable;
import java.io.IOException;

/** Calls whose key belongs to them alone. */
@RetryBudget(enabled = false)
public interface NotesApi {
    @Retryable
    @HttpMethod("POST")
    @Idempotent(random = true)
    String note(String text, @IdempotencyKey String key) throws IOException;
}
