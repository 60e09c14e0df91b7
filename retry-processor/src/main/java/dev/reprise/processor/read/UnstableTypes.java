package dev.reprise.processor.read;

import dev.reprise.processor.model.KeyValue.Unstable;
import java.util.Map;
import java.util.Set;

/** Why a type is not part of a key, and what to use in its place. */
final class UnstableTypes {

    private static final String NO_FORM = "has no one stable form";

    private static final String ROUNDED = "is a rounded number, and 0.1 + 0.2 is not 0.3";

    /** One refused type: what is wrong with it and what to use. */
    private record Refusal(String reason, String advice) {}

    /** By exact name; a subtype is looked up by its supertypes. */
    private static final Map<String, Refusal> REFUSALS = Map.ofEntries(
            refusal("float", ROUNDED, "Use BigDecimal, or a long of the smallest unit."),
            refusal("double", ROUNDED, "Use BigDecimal, or a long of the smallest unit."),
            refusal("java.lang.Float", ROUNDED, "Use BigDecimal, or a long of the smallest unit."),
            refusal("java.lang.Double", ROUNDED, "Use BigDecimal, or a long of the smallest unit."),
            refusal("java.lang.Number", "may be a float or double", "Use BigDecimal, Long or Integer."),
            refusal("java.util.Map", "has no order", "Use a List of records in an order that is always the same."),
            refusal("java.util.Set", "has no order", "Use a sorted List."),
            refusal("java.util.Collection", "may have no order", "Use a List."),
            refusal("java.lang.Iterable", "may be read only once", "Use a List."),
            refusal("java.util.stream.BaseStream", "can be read only once", "Use a List."),
            refusal("java.util.Date", "changes and says little about its time zone", "Use Instant or LocalDate."),
            refusal("java.util.Calendar", "changes", "Use ZonedDateTime or Instant."),
            refusal("java.time.LocalTime", NO_FORM, "Use LocalDateTime, or its text."),
            refusal("java.time.OffsetTime", NO_FORM, "Use OffsetDateTime, or its text."),
            refusal("java.util.OptionalInt", NO_FORM, "Use Optional<Integer>."),
            refusal("java.util.OptionalLong", NO_FORM, "Use Optional<Long>."),
            refusal("java.util.OptionalDouble", ROUNDED, "Use Optional<BigDecimal>."),
            refusal("java.net.URL", "compares by asking the network", "Use URI."),
            refusal("java.lang.CharSequence", "may change", "Use String."),
            refusal("java.util.Locale", NO_FORM, "Use its language tag, a String."));

    private UnstableTypes() {}

    private static Map.Entry<String, Refusal> refusal(String name, String reason, String advice) {
        return Map.entry(name, new Refusal(reason, advice));
    }

    static Unstable refuse(String name) {
        return refuse(name, Set.of(name));
    }

    static Unstable refuseArray(String name) {
        return new Unstable(name + " is an array, which changes.", "Use a List; of arrays only byte[] is taken.");
    }

    /**
     * Refuses a type.
     *
     * @param names its own name first, then those of its supertypes, the nearest first
     */
    static Unstable refuse(String name, Set<String> names) {
        return names.stream()
                .filter(REFUSALS::containsKey)
                .findFirst()
                .map(REFUSALS::get)
                .map(refusal -> new Unstable(name + " " + refusal.reason() + ".", refusal.advice()))
                .orElseGet(() -> new Unstable(
                        name + " has no value form of its own.",
                        "Name its parts, such as an id, or make it a record of strings, numbers, dates and the like."));
    }
}
