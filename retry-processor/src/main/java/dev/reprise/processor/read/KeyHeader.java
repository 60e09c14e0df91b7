package dev.reprise.processor.read;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.VariableElement;

/** Finds the parameter that a framework sends as the header of the key. */
final class KeyHeader {

    /** In lower case: names of headers are the same in any case (RFC 9110, section 5.1). */
    private static final String NAME = "idempotency-key";

    private KeyHeader() {}

    /** Whether a framework's annotation sends the parameter of a declaration under the header's name. */
    static boolean isSentBy(Declaration declaration, int index) {
        VariableElement parameter = declaration.method().getParameters().get(index);
        return parameter.getAnnotationMirrors().stream()
                .anyMatch(annotation -> isHeader(annotation, parameter)
                        || template(annotation, parameter)
                                .filter(value -> isTemplate(declaration, value))
                                .isPresent());
    }

    private static boolean isHeader(AnnotationMirror annotation, VariableElement parameter) {
        return HeaderTable.row(Annotations.name(annotation))
                .filter(row -> row.condition().entrySet().stream()
                        .allMatch(it -> value(annotation, it.getKey()).equals(it.getValue())))
                .map(row -> header(row, annotation, parameter))
                .filter(name -> name.strip().toLowerCase(Locale.ROOT).equals(NAME))
                .isPresent();
    }

    private static String header(HeaderTable.Row row, AnnotationMirror annotation, VariableElement parameter) {
        String name = parameter.getSimpleName().toString();
        return row.names().stream()
                .map(member -> value(annotation, member))
                .filter(value -> !value.isEmpty())
                .findFirst()
                .orElseGet(() -> switch (row.unnamed()) {
                    case NEVER -> "";
                    case LIKE_PARAMETER -> name;
                    case HYPHENATED -> name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-");
                });
    }

    /** The name that a parameter has in Feign's templates. */
    private static Optional<String> template(AnnotationMirror annotation, VariableElement parameter) {
        if (!Annotations.name(annotation).equals("feign.Param")) {
            return Optional.empty();
        }
        String name = value(annotation, "value");
        return Optional.of("{" + (name.isEmpty() ? parameter.getSimpleName() : name) + "}");
    }

    /** Whether the header of the key is this template and nothing else, on the method or its interface. */
    private static boolean isTemplate(Declaration declaration, String template) {
        return Stream.of(declaration.method(), declaration.ownerElement())
                .flatMap(element -> Annotations.mirror(element, "feign.Headers").stream())
                .flatMap(headers -> Annotations.written(headers, "value").stream())
                .flatMap(value -> value.getValue() instanceof List<?> lines ? lines.stream() : Stream.of(value))
                .map(line -> String.valueOf(((AnnotationValue) line).getValue()).split(":", 2))
                .anyMatch(line -> line.length == 2
                        && line[0].strip().toLowerCase(Locale.ROOT).equals(NAME)
                        && line[1].strip().equals(template));
    }

    /** What was written for a member: a text, or the name of a constant. */
    private static String value(AnnotationMirror annotation, String member) {
        return Annotations.written(annotation, member)
                .map(AnnotationValue::getValue)
                .map(value -> value instanceof VariableElement constant
                        ? constant.getSimpleName().toString()
                        : value.toString())
                .orElse("");
    }
}
