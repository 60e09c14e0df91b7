package dev.reprise.it.clients;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

/** Results and parameters that are no objects, and none at all. */
@Retryable(maxTries = 2)
@Idempotent
public interface PrimitivesApi {
    boolean bool(boolean value);

    byte tiny(byte value);

    short small(short value);

    char letter(char value);

    int number(int value);

    long large(long value);

    float rough(float value);

    double exact(double value);

    void nothing();

    Void nothingBoxed();

    int[] numbers(int... values);

    String[][] table(String[]... rows);

    long sum(long a, double b, long c, double d);
}
