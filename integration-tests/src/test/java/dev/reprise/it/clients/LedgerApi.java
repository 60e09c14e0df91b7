package dev.reprise.it.clients;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.sql.SQLException;

/** What stands before a database. */
@Retryable(maxTries = 2)
public interface LedgerApi {
    @Idempotent
    long balance(String account) throws SQLException;
}
