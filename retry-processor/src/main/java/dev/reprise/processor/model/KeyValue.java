package dev.reprise.processor.model;

import java.util.List;

/** What a path of a key leads to: how it is encoded, or why it cannot be. */
public sealed interface KeyValue {

    /** A value that the digest takes as it is: a string, a number, an enum, an instant. */
    record Scalar(Form form) implements KeyValue {}

    /** The families of scalars. Equal values of one family give equal keys, whatever their types: 5 as int and as long. */
    enum Form {
        BOOLEAN,
        INTEGER,
        DECIMAL,
        TEXT,
        BYTES,
        ENUM,
        INSTANT,
        DATE,
        DATE_TIME,
        OFFSET_DATE_TIME,
        DURATION,
        UUID
    }

    /** An {@code Optional} of an encodable value. */
    record Maybe(KeyValue content) implements KeyValue {}

    /** A {@code List} of encodable values. */
    record Sequence(KeyValue element) implements KeyValue {}

    /** A record of encodable components, in declaration order. */
    record Composite(List<Component> components) implements KeyValue {
        public Composite {
            components = List.copyOf(components);
        }
    }

    /** One component of a record: its accessor's name is its own. */
    record Component(String name, KeyValue value) {}

    /** The path does not resolve; {@code key-path}. */
    record Unresolved(String problem, String advice) implements KeyValue {}

    /** The path resolves to something without a stable form; {@code key-type}. */
    record Unstable(String problem, String advice) implements KeyValue {}
}
