package dev.reprise.processor.read;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.VariableElement;

/** The texts of a method of Feign's in which {@code {name}} stands for the parameter with {@code @Param("name")}. */
record FeignTemplates(Declaration declaration) {

    /** The name that a parameter has in templates; empty where it has none. */
    static Optional<String> variable(VariableElement parameter) {
        return Annotations.mirror(parameter, "feign.Param")
                .map(param -> Annotations.written(param, "value")
                        .map(name -> name.getValue().toString())
                        .filter(name -> !name.isEmpty())
                        .orElse(parameter.getSimpleName().toString()));
    }

    /** {@code "Name: value"}, on the method and on its interface. */
    Stream<String> headers() {
        return texts("feign.Headers", declaration.method(), declaration.ownerElement());
    }

    /** Whether the variable is put into the request line or into a header; Feign makes a form of those that are not. */
    boolean mention(String variable) {
        Pattern mentioned = Pattern.compile("\\{;?" + Pattern.quote(variable) + "[:}]");
        return Stream.concat(headers(), texts("feign.RequestLine", declaration.method()))
                .anyMatch(text -> mentioned.matcher(text).find());
    }

    private static Stream<String> texts(String annotation, Element... bearers) {
        return Stream.of(bearers)
                .flatMap(bearer -> Annotations.mirror(bearer, annotation).stream())
                .flatMap(mirror -> Annotations.written(mirror, "value").stream())
                .flatMap(value -> value.getValue() instanceof List<?> texts ? texts.stream() : Stream.of(value))
                .map(text -> ((AnnotationValue) text).getValue().toString());
    }
}
