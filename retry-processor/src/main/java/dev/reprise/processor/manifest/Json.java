package dev.reprise.processor.manifest;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A JSON value (RFC 8259). */
public sealed interface Json {

    /** The one {@code null}. */
    Json NULL = new Null();

    /** {@code null}. */
    record Null() implements Json {}

    /** {@code true} or {@code false}. */
    record Bool(boolean value) implements Json {}

    /** A number as it is written: nobody computes with it. */
    record Numeral(String literal) implements Json {}

    /** A string. */
    record Text(String value) implements Json {}

    /** An array. */
    record Items(List<Json> values) implements Json {
        public Items {
            values = List.copyOf(values);
        }
    }

    /** An object. Its members keep their order; two with the same members are equal in any order. */
    record Members(Map<String, Json> values) implements Json {
        public Members {
            values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        }

        /** A member; empty where there is none or it is {@code null}. */
        Optional<Json> get(String name) {
            return Optional.ofNullable(values.get(name)).filter(value -> !value.equals(NULL));
        }

        /** A member that is a string. */
        Optional<String> text(String name) {
            return get(name).filter(Text.class::isInstance).map(value -> ((Text) value).value());
        }

        /** A member that is an object. */
        Optional<Members> members(String name) {
            return get(name).filter(Members.class::isInstance).map(Members.class::cast);
        }

        /** A member that is an array; empty where there is none. */
        List<Json> items(String name) {
            return get(name)
                    .filter(Items.class::isInstance)
                    .map(value -> ((Items) value).values())
                    .orElse(List.of());
        }
    }

    static Json text(String value) {
        return new Text(value);
    }

    static Json number(long value) {
        return new Numeral(Long.toString(value));
    }
}
