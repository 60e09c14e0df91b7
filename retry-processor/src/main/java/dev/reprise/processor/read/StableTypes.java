package dev.reprise.processor.read;

import java.util.Set;

/** The classes that a key takes as they are; beside them primitives, enums and {@code byte[]}. */
final class StableTypes {

    private static final Set<String> NAMES = Set.of(
            "java.lang.String",
            "java.lang.Boolean",
            "java.lang.Byte",
            "java.lang.Short",
            "java.lang.Integer",
            "java.lang.Long",
            "java.lang.Character",
            "java.lang.Enum",
            "java.math.BigInteger",
            "java.math.BigDecimal",
            "java.util.UUID",
            "java.time.Instant",
            "java.time.LocalDate",
            "java.time.LocalDateTime",
            "java.time.OffsetDateTime",
            "java.time.ZonedDateTime",
            "java.time.Duration",
            "java.net.URI",
            "java.util.Currency");

    private StableTypes() {}

    static boolean contains(String qualifiedName) {
        return NAMES.contains(qualifiedName);
    }
}
