package dev.reprise.processor.model;

import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Set;

/**
 * A type that {@code on} or {@code notOn} names.
 *
 * @param type the erased type, as generated code tests it
 * @param kind what sort of throwable it is
 * @param supertypes the qualified names of all its superclasses, itself included
 * @param accessible whether the generated class may name it
 * @param place the entry of the annotation's array
 */
public record ExceptionType(TypeName type, Kind kind, List<String> supertypes, boolean accessible, Place place) {

    public ExceptionType {
        supertypes = List.copyOf(supertypes);
    }

    /** What sort of throwable a type is; rules and message depend on nothing else. */
    public enum Kind {
        /** An {@code Error}, {@code Throwable} itself, or a throwable that is no {@code Exception}. */
        NOT_AN_EXCEPTION,
        UNCHECKED,
        CHECKED,
        /** {@code InterruptedException}, {@code ClosedByInterruptException} or below. */
        INTERRUPT,
        /** Not a throwable at all: {@code int.class}, an array. */
        NO_THROWABLE
    }

    /** Whether this type is {@code other} or derives from it. */
    public boolean isA(ExceptionType other) {
        return supertypes.contains(other.type.toString());
    }

    /** Whether this type is one of {@code names} or derives from one. */
    public boolean isAnyOf(Set<String> names) {
        return supertypes.stream().anyMatch(names::contains);
    }
}
