package dev.reprise.frameworks.published;

import dev.reprise.NotRetryable;
import dev.reprise.RetryPolicyFor;
import dev.reprise.Retryable;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.jdbc.core.PreparedStatementCreator;
import org.springframework.jdbc.core.PreparedStatementSetter;
import org.springframework.jdbc.core.RowMapper;

/** Fifty overloads, many of them generic; streams fail too late for a retry. */
@RetryPolicyFor(JdbcOperations.class)
@Retryable(unsentOnly = true)
public interface JdbcPolicy {
    @NotRetryable
    void queryForStream(String sql, RowMapper<Object> rows);

    @NotRetryable
    void queryForStream(PreparedStatementCreator statement, RowMapper<Object> rows);

    @NotRetryable
    void queryForStream(String sql, PreparedStatementSetter arguments, RowMapper<Object> rows);

    @NotRetryable
    void queryForStream(String sql, RowMapper<Object> rows, Object... arguments);
}
