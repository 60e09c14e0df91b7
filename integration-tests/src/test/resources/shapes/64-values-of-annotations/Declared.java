package shape64;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retryable
@Idempotent
public interface Declared {
    @Tag(
            type = int[].class,
            element = ElementType.METHOD,
            nested = @Invisible("\u2028\"\\\n*/ $T"),
            names = {"a", "b"},
            letter = '\'',
            number = Long.MIN_VALUE,
            rough = Float.NaN)
    @Tag(type = void.class)
    String find(@Tag @Invisible("x") String id, @Nullable(reason = "\\u002a/ $L \" \uD83D\uDE00") String other);

    @interface Tags {
        Tag[] value();
    }

    @Repeatable(Tags.class)
    @interface Tag {
        Class<?> type() default Object.class;

        ElementType element() default ElementType.TYPE;

        Invisible nested() default @Invisible("");

        String[] names() default {};

        char letter() default 'c';

        long number() default 0;

        float rough() default 0;
    }

    @Retention(RetentionPolicy.SOURCE)
    @interface Invisible {
        String value();
    }

    @interface Nullable {
        String reason();
    }
}
