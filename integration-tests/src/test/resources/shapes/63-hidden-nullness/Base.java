package shape63.hidden.other;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;
import java.util.List;

public interface Base {
    @Nullable String find(@Nullable String id, List<@Nullable String> others);

    @NonNull
    String all(@NonNull String id);
}

@Target(ElementType.TYPE_USE)
@interface Nullable {}

@interface NonNull {}
