package dev.reprise.processor.model;

import com.palantir.javapoet.ClassName;

/**
 * A failure type on the user's compile class path that the generated classifier knows.
 *
 * @param framework where it belongs; the tests of one framework form one generated method
 */
public record FailureType(String framework, ClassName type, Meaning meaning) {

    /** What such a failure says. */
    public enum Meaning {
        NOT_SENT,
        PERMANENT
    }
}
