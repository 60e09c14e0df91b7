package lib41;

import java.io.IOException;
import java.util.List;

public interface Nameless<T> {
    T find(T value, List<? extends T> others) throws IOException;

    String again(String number, String take);

    long[] sum(long a, double b, int... rest);
}
