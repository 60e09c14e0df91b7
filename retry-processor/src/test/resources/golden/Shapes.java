package demo;

import dev.reprise.HttpMethod;
import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import dev.reprise.RunOn;
import dev.reprise.Side;
import java.io.IOException;
import java.io.Serializable;
import java.util.List;
import java.util.Map;

/** Names and types that get in the way, parents, and default methods on either side. */
@Retryable
@Idempotent
public interface Shapes<K extends Comparable<K> & Serializable, Verdict> extends Parent<Verdict, List<K>> {
    @SuppressWarnings("unchecked")
    <Objects extends Verdict> Map<K, ? super Objects> map(K key, Class<? extends Objects>... types);

    long[][] delegate(long[] delegate, int retries, double result, String attempt, Object failure);

    @Deprecated
    void old(Attempt attempt, java.util.function.Supplier<? extends Verdict> retryOperation);

    default Verdict get(String text) throws IOException {
        return get(text, List.of());
    }

    default int size() {
        return 0;
    }

    @RunOn(Side.PROXY)
    default boolean isEmpty() {
        return size() == 0;
    }

    @Retryable(maxTries = 2)
    default String describe() {
        return toString();
    }

    /** Another one than the runtime's. */
    interface Attempt {}
}

interface Parent<T, A> {
    @HttpMethod("GET")
    T get(String id, A arguments) throws IOException;
}
