package dev.reprise.processor.model;

import com.palantir.javapoet.TypeName;
import java.util.Optional;

/**
 * A returned value that carries a status.
 *
 * @param type the type that is known, with wildcards as its arguments; the method may return a subtype
 * @param answer where its status is
 * @param release what is let go before another try replaces the value; empty where nothing holds a connection
 */
public record ReturnedAnswer(TypeName type, Answer answer, Optional<Release> release) {

    /**
     * How a value is let go.
     *
     * @param path from the value
     * @param isCall whether walking the path does it; else what it leads to is closed if it can be
     */
    public record Release(MemberPath path, boolean isCall) {}
}
