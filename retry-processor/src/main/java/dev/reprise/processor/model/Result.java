package dev.reprise.processor.model;

import com.palantir.javapoet.TypeName;
import java.util.Optional;

/**
 * What a method returns.
 *
 * @param type with the type-use annotations of the source
 * @param kind what generated code does with it
 * @param self whether it is the interface itself, so that a fluent call stays on the proxy
 * @param offending the type behind {@link Kind#UNSUPPORTED} and {@link Kind#LAZY}, as the user knows it
 * @param answer where the status is, for {@link Kind#ANSWER}
 */
public record Result(
        TypeName type, Kind kind, boolean self, Optional<String> offending, Optional<ReturnedAnswer> answer) {

    public Result(TypeName type, Kind kind, boolean self, Optional<String> offending) {
        this(type, kind, self, offending, Optional.empty());
    }

    /** What can be done with a result. */
    public enum Kind {
        VOID,
        PLAIN,
        /** A response: carries a status. */
        ANSWER,
        /** Consumed after the method returned, where failures are out of reach. */
        LAZY,
        /** A future or a reactive type, which cannot be retried yet. */
        UNSUPPORTED
    }
}
