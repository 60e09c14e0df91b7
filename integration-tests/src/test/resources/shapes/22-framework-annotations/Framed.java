package shape22;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@Retryable
@Idempotent
@Component("rates")
@Path("/rates")
public interface Framed {
    @Path("/{pair}")
    @Nullable
    String rate(@Path("pair") @Nullable String pair);

    @Deprecated
    @Path("/old")
    String old(String pair);
}

@Retention(RetentionPolicy.RUNTIME)
@interface Component {
    String value();
}

@Retention(RetentionPolicy.RUNTIME)
@interface Path {
    String value();
}

@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.PARAMETER})
@interface Nullable {}
