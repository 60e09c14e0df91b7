package dev.reprise.processor.read;

import dev.reprise.processor.model.KeyValue.Form;
import java.util.Map;
import java.util.Optional;

/** The classes that a key takes as they are; beside them primitives, enums and {@code byte[]}. */
final class StableTypes {

    private static final Map<String, Form> FORMS = Map.ofEntries(
            Map.entry("java.lang.String", Form.TEXT),
            Map.entry("java.lang.Boolean", Form.BOOLEAN),
            Map.entry("java.lang.Byte", Form.INTEGER),
            Map.entry("java.lang.Short", Form.INTEGER),
            Map.entry("java.lang.Integer", Form.INTEGER),
            Map.entry("java.lang.Long", Form.INTEGER),
            Map.entry("java.lang.Character", Form.TEXT),
            Map.entry("java.lang.Enum", Form.ENUM),
            Map.entry("java.math.BigInteger", Form.INTEGER),
            Map.entry("java.math.BigDecimal", Form.DECIMAL),
            Map.entry("java.util.UUID", Form.UUID),
            Map.entry("java.time.Instant", Form.INSTANT),
            Map.entry("java.time.LocalDate", Form.DATE),
            Map.entry("java.time.LocalDateTime", Form.DATE_TIME),
            Map.entry("java.time.OffsetDateTime", Form.OFFSET_DATE_TIME),
            Map.entry("java.time.ZonedDateTime", Form.OFFSET_DATE_TIME),
            Map.entry("java.time.Duration", Form.DURATION),
            Map.entry("java.net.URI", Form.TEXT),
            Map.entry("java.util.Currency", Form.TEXT));

    private StableTypes() {}

    /** How a class is encoded; empty where a key does not take it. */
    static Optional<Form> form(String qualifiedName) {
        return Optional.ofNullable(FORMS.get(qualifiedName));
    }
}
