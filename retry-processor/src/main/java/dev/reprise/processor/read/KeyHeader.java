package dev.reprise.processor.read;

import java.util.Locale;
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
        return parameter.getAnnotationMirrors().stream().anyMatch(annotation -> isHeader(annotation, parameter))
                || FeignTemplates.variable(parameter)
                        .filter(variable -> isTemplate(declaration, variable))
                        .isPresent();
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

    /** Whether the header of the key is this variable and nothing else. */
    private static boolean isTemplate(Declaration declaration, String variable) {
        return new FeignTemplates(declaration)
                .headers()
                .map(line -> line.split(":", 2))
                .anyMatch(line -> line.length == 2
                        && line[0].strip().toLowerCase(Locale.ROOT).equals(NAME)
                        && line[1].strip().equals("{" + variable + "}"));
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
