package shape54;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

@Retryable
@Idempotent
public interface Methods {
    Methods builder();

    Object wrap(Object value);

    Methods of(String value);

    Methods delegate();

    void close();

    String toString(String value);

    Class<?> getClass(Object value);

    void yield();

    String classify(Throwable failure);

    String javaNetHttp(Throwable layer);

    String answered(Object result);

    void record();

    void POLICY();
}
