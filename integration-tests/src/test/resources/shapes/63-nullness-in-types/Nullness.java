package shape63;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;
import java.util.List;
import java.util.Map;

@Retryable
@Idempotent
public interface Nullness<T extends @Nullable Object> {
    @Nullable String result(@Nullable String parameter);

    @Nullable String[] elements(String @Nullable [] array, @Nullable String @Nullable [][] table);

    List<@Nullable String> argument(Map<? extends @Nullable Object, ? super @Nullable T> map);

    Map.@Nullable Entry<String, @Nullable T> nested(java.util.Map.@Nullable Entry<T, T> entry);

    <U extends @Nullable Object & @Nullable Comparable<U>> @Nullable U variable(@Nullable U value);

    String rest(@Nullable String... rest);

    String receiver(@Nullable Nullness<T> this, @Nullable T value);

    int @Nullable [] primitive(int @Nullable ... rest);

    @Nullable T typeVariable(T @Nullable [] values);
}

@Target(ElementType.TYPE_USE)
@interface Nullable {}
