package dev.reprise.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.Optional;

/**
 * A failure type on the user's compile class path that the generated classifier knows.
 *
 * @param framework where it belongs; the tests of one framework form one generated method
 * @param conditions what must hold of the failure beside its type
 * @param meaning what it says then
 * @param answer what the server answered, where the meaning is {@link Meaning#ANSWERED}
 */
public record FailureType(
        String framework, ClassName type, List<Condition> conditions, Meaning meaning, Optional<Answer> answer) {

    public FailureType {
        conditions = List.copyOf(conditions);
    }

    /** What such a failure says. */
    public enum Meaning {
        /** The server answered with a status. */
        ANSWERED,
        /** No request reached the server. */
        NOT_SENT,
        /** It may pass; the request may have been processed. */
        TRANSIENT,
        /** It comes again. */
        PERMANENT,
        /** Nothing: its cause says more. */
        LEFT_TO_CAUSE,
        /** Nothing: it merely wraps its cause. */
        WRAPPER
    }

    /**
     * Something that must hold of a failure.
     *
     * @param path what is looked at; all of it must be there
     * @param test what follows it, for instance {@code == 7}; empty where the path itself is the answer
     * @param types the types that the test mentions, in place of its braces
     * @param presence whether it is enough that the path leads somewhere
     */
    public record Condition(MemberPath path, String test, List<ClassName> types, boolean presence) {

        public Condition {
            types = List.copyOf(types);
        }
    }
}
