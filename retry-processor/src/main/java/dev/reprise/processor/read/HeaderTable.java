package dev.reprise.processor.read;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Every annotation of a framework that makes a parameter a header: one row each, by qualified name. */
final class HeaderTable {

    /** What the header is called where the annotation does not tell. */
    enum Unnamed {
        /** The annotation always tells. */
        NEVER,
        /** Like the parameter. */
        LIKE_PARAMETER,
        /** Like the parameter, its words joined by hyphens. */
        HYPHENATED
    }

    /**
     * @param names the members that may hold the header's name
     * @param condition a member and the constant it has to have; empty where the annotation is for headers alone
     */
    record Row(String annotation, List<String> names, Unnamed unnamed, Map<String, String> condition) {}

    private static final Map<String, Row> ROWS = Stream.of(
                    named("jakarta.ws.rs.HeaderParam"),
                    named("javax.ws.rs.HeaderParam"),
                    named("retrofit2.http.Header"),
                    named("io.helidon.http.Http.HeaderParam"),
                    named("com.azure.core.annotation.HeaderParam"),
                    named("io.clientcore.core.http.annotations.HeaderParam"),
                    named("com.palantir.dialogue.annotations.Request.Header"),
                    new Row(
                            "org.springframework.web.bind.annotation.RequestHeader",
                            List.of("value", "name"),
                            Unnamed.LIKE_PARAMETER,
                            Map.of()),
                    new Row(
                            "io.micronaut.http.annotation.Header",
                            List.of("value", "name"),
                            Unnamed.HYPHENATED,
                            Map.of()),
                    new Row("io.avaje.http.api.Header", List.of("value"), Unnamed.HYPHENATED, Map.of()),
                    new Row(
                            "org.apache.dubbo.remoting.http12.rest.Param",
                            List.of("value"),
                            Unnamed.LIKE_PARAMETER,
                            Map.of("type", "Header")))
            .collect(Collectors.toUnmodifiableMap(Row::annotation, Function.identity()));

    private HeaderTable() {}

    /** The row of an annotation, by its qualified name. */
    static Optional<Row> row(String annotation) {
        return Optional.ofNullable(ROWS.get(annotation));
    }

    private static Row named(String annotation) {
        return new Row(annotation, List.of("value"), Unnamed.NEVER, Map.of());
    }
}
