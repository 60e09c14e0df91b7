package shape49;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

@Retryable
@Idempotent
public interface Kinds<T> {
    boolean bool(boolean value);

    byte tiny(byte value);

    short small(short value);

    char letter(char value);

    int number(int value);

    long large(long value);

    float rough(float value);

    double exact(double value);

    void nothing(Object value);

    Void boxedNothing(Void value);

    long[] array(long[] values);

    T[][] table(T[][] values, int[][][] numbers);
}
