package dev.reprise.processor.read;

import dev.reprise.processor.model.KeyValue.Unstable;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.Types;

/**
 * The records and containers around the part of a key that is being read, and how much was read so far. Two types may call
 * for each other without end, and a record of records for more code than a method holds.
 */
final class Nesting {

    /** Deeper than anybody nests values; a generic record can grow with every level and never be the same type again. */
    private static final int DEEPEST = 32;

    /** Each becomes a statement of the generated method. */
    private static final int MOST_VALUES = 500;

    private final Types types;
    private final Deque<DeclaredType> around = new ArrayDeque<>();
    private int values;

    Nesting(Types types) {
        this.types = types;
    }

    /** Enters a record or container; empty when that is fine, else why a key cannot be made of it. */
    Optional<Unstable> enter(DeclaredType type) {
        String name = ((TypeElement) type.asElement()).getSimpleName().toString();
        if (around.size() >= DEEPEST || around.stream().anyMatch(outer -> types.isSameType(outer, type))) {
            return refusal(name + " contains itself, so that a key of it has no end.");
        }
        if (++values > MOST_VALUES) {
            return refusal(name + " takes more than " + MOST_VALUES + " values to describe.");
        }
        around.push(type);
        return Optional.empty();
    }

    void leave() {
        around.pop();
    }

    private static Optional<Unstable> refusal(String problem) {
        return Optional.of(new Unstable(problem, "Name the components that tell one request from another."));
    }
}
