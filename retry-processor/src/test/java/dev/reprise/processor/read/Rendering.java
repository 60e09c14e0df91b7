package dev.reprise.processor.read;

import dev.reprise.processor.diagnose.Position;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Writes a model as text that is the same whichever compiler it was read with. */
final class Rendering {

    private Rendering() {}

    static String of(Object value) {
        if (value instanceof Position position) {
            return position(position);
        }
        if (value instanceof Record model) {
            return Arrays.stream(model.getClass().getRecordComponents())
                    .map(component -> component.getName() + "=" + of(component(model, component)))
                    .collect(Collectors.joining("\n", model.getClass().getSimpleName() + "{", "}"));
        }
        if (value instanceof Optional<?> optional) {
            return optional.map(Rendering::of).orElse("-");
        }
        if (value instanceof Set<?> set) {
            return new TreeSet<>(set.stream().map(Rendering::of).toList()).toString();
        }
        if (value instanceof Collection<?> collection) {
            return collection.stream().map(Rendering::of).toList().toString();
        }
        return String.valueOf(value);
    }

    private static String position(Position position) {
        StringBuilder text = new StringBuilder("at ").append(position.element().getSimpleName());
        if (position.annotation() != null) {
            text.append("@")
                    .append(position.annotation()
                            .getAnnotationType()
                            .asElement()
                            .getSimpleName());
        }
        if (position.value() != null) {
            Object value = position.value().getValue();
            boolean isSame = value instanceof Number || (value instanceof String && !value.equals("<error>"));
            text.append(" ").append(isSame ? value : "its value");
        }
        return text.toString();
    }

    private static Object component(Record model, RecordComponent component) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(model);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new AssertionError(e);
        }
    }
}
