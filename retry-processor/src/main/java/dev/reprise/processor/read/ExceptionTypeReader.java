package dev.reprise.processor.read;

import dev.reprise.processor.model.ExceptionType;
import dev.reprise.processor.model.ExceptionType.Kind;
import dev.reprise.processor.model.Place;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Reads the exception types that {@code on} and {@code notOn} name, and those of a throws clause. */
record ExceptionTypeReader(Round round, Access access) {

    /** How a thread learns that somebody wants it to stop; the second comes from a channel it was using. */
    private static final Set<String> INTERRUPTS =
            Set.of("java.lang.InterruptedException", "java.nio.channels.ClosedByInterruptException");

    /** An entry of {@code on} or {@code notOn}; empty for a class that does not exist, which the compiler reports. */
    Optional<ExceptionType> read(AnnotationValue value, Place place) {
        return Optional.of(value.getValue())
                .filter(TypeMirror.class::isInstance)
                .map(TypeMirror.class::cast)
                .filter(type -> type.getKind() != TypeKind.ERROR)
                .map(type -> of(type, place));
    }

    ExceptionType of(TypeMirror type, Place place) {
        List<String> supertypes = List.copyOf(round.names(type));
        boolean accessible = !(type instanceof DeclaredType declared) || access.allows(declared.asElement());
        return new ExceptionType(
                TypeNames.PLAIN.of(round.types().erasure(type)),
                kind(round.names(type)),
                supertypes,
                accessible,
                place);
    }

    private static Kind kind(Set<String> names) {
        if (!names.contains("java.lang.Throwable")) {
            return Kind.NO_THROWABLE;
        }
        if (!names.contains("java.lang.Exception")) {
            return Kind.NOT_AN_EXCEPTION;
        }
        if (INTERRUPTS.stream().anyMatch(names::contains)) {
            return Kind.INTERRUPT;
        }
        return names.contains("java.lang.RuntimeException") ? Kind.UNCHECKED : Kind.CHECKED;
    }
}
