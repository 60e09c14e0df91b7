package dev.reprise.it.clients;

import dev.reprise.Idempotent;
import dev.reprise.NotRetryable;
import dev.reprise.RetryPolicyFor;
import dev.reprise.Retryable;
import java.io.InputStream;
import java.io.Reader;
import java.sql.PreparedStatement;

/** A hundred methods in many overloads; those that take a stream are left alone. */
@RetryPolicyFor(PreparedStatement.class)
@Idempotent
@Retryable(deadline = "30s")
public interface StatementPolicy {
    @NotRetryable
    void setAsciiStream(int index, InputStream content);

    @NotRetryable
    void setAsciiStream(int index, InputStream content, int length);

    @NotRetryable
    void setAsciiStream(int index, InputStream content, long length);

    @NotRetryable
    void setBinaryStream(int index, InputStream content);

    @NotRetryable
    void setBinaryStream(int index, InputStream content, int length);

    @NotRetryable
    void setBinaryStream(int index, InputStream content, long length);

    @NotRetryable
    void setUnicodeStream(int index, InputStream content, int length);

    @NotRetryable
    void setBlob(int index, InputStream content);

    @NotRetryable
    void setBlob(int index, InputStream content, long length);

    @NotRetryable
    void setCharacterStream(int index, Reader content);

    @NotRetryable
    void setCharacterStream(int index, Reader content, int length);

    @NotRetryable
    void setCharacterStream(int index, Reader content, long length);

    @NotRetryable
    void setNCharacterStream(int index, Reader content);

    @NotRetryable
    void setNCharacterStream(int index, Reader content, long length);

    @NotRetryable
    void setClob(int index, Reader content);

    @NotRetryable
    void setClob(int index, Reader content, long length);

    @NotRetryable
    void setNClob(int index, Reader content);

    @NotRetryable
    void setNClob(int index, Reader content, long length);
}
