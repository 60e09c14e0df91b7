package dev.reprise.processor.read;

import dev.reprise.processor.diagnose.Position;
import dev.reprise.processor.model.Place;
import dev.reprise.processor.model.Setting;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

/**
 * An annotation where it stands, read by the names of its members.
 *
 * @param bearer what it stands on: a method, an interface, or the annotation type of a composed policy
 * @param place where faults of the annotation are shown
 * @param exact whether its values have places of their own; in a class file they have none
 * @param use where the user put it: the annotation itself, or the composed annotation that brings it
 * @param composed whether a composed annotation brings it
 */
record Mirror(
        AnnotationMirror annotation, Element bearer, Position place, boolean exact, Position use, boolean composed) {

    /** A number, text, truth value or class; the default where nothing was written or what was written does not compile. */
    <T> Setting<T> value(String member, Class<T> type) {
        return setting(member, value -> cast(value, type));
    }

    /** An enum's constant, by the name of ours. */
    <E extends Enum<E>> Setting<E> constant(String member, Class<E> type) {
        return setting(
                member,
                value -> cast(value, VariableElement.class)
                        .map(constant ->
                                Enum.valueOf(type, constant.getSimpleName().toString())));
    }

    /** The entries of an array; one that does not compile is left out. */
    <T> Setting<List<T>> list(String member, Function<AnnotationValue, Optional<T>> entry) {
        return setting(member, value -> Optional.of(entries(value, entry)));
    }

    /** An entry of an array as a setting, at its own place. */
    <T> Optional<Setting<T>> entry(AnnotationValue value, Class<T> type) {
        return cast(value, type).map(entry -> new Setting<>(entry, true, place(value)));
    }

    /** What the user wrote, unread. */
    Optional<AnnotationValue> written(String member) {
        return Annotations.written(annotation, member);
    }

    /** Where it really stands when its place cannot tell: the name of a member or type of a class file; else empty. */
    String origin() {
        return exact ? "" : Sources.nameOf(bearer);
    }

    Place place(AnnotationValue value) {
        return exact ? new Position(place.element(), annotation, value) : place;
    }

    private <T> Setting<T> setting(String member, Function<AnnotationValue, Optional<T>> reading) {
        Optional<Setting<T>> explicit = written(member)
                .flatMap(value -> reading.apply(value).map(read -> new Setting<>(read, true, place(value))));
        return explicit.orElseGet(() -> new Setting<>(byDefault(member, reading), false, place));
    }

    private <T> T byDefault(String member, Function<AnnotationValue, Optional<T>> reading) {
        return ElementFilter.methodsIn(
                        annotation.getAnnotationType().asElement().getEnclosedElements())
                .stream()
                .filter(method -> method.getSimpleName().contentEquals(member))
                .flatMap(method -> Optional.ofNullable(method.getDefaultValue()).flatMap(reading).stream())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(annotation + " has no member " + member
                        + " with a default: retry-annotations is older than the processor"));
    }

    private static <T> Optional<T> cast(AnnotationValue value, Class<T> type) {
        return Optional.of(value.getValue()).filter(type::isInstance).map(type::cast);
    }

    private static <T> List<T> entries(AnnotationValue array, Function<AnnotationValue, Optional<T>> entry) {
        List<T> entries = new ArrayList<>();
        if (array.getValue() instanceof List<?> values) {
            for (Object value : values) {
                entry.apply((AnnotationValue) value).ifPresent(entries::add);
            }
        }
        return List.copyOf(entries);
    }
}
