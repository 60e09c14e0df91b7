package dev.reprise.processor.read;

import static dev.reprise.processor.read.Framework.AVAJE;
import static dev.reprise.processor.read.Framework.AZURE;
import static dev.reprise.processor.read.Framework.DIALOGUE;
import static dev.reprise.processor.read.Framework.DUBBO;
import static dev.reprise.processor.read.Framework.HELIDON;
import static dev.reprise.processor.read.Framework.JAKARTA_REST;
import static dev.reprise.processor.read.Framework.JAX_RS;
import static dev.reprise.processor.read.Framework.MICRONAUT;
import static dev.reprise.processor.read.Framework.OPEN_FEIGN;
import static dev.reprise.processor.read.Framework.RETROFIT;
import static dev.reprise.processor.read.Framework.SPRING_HTTP_INTERFACE;
import static dev.reprise.processor.read.Framework.SPRING_MVC;

import dev.reprise.processor.read.VerbReading.BearersName;
import dev.reprise.processor.read.VerbReading.Constants;
import dev.reprise.processor.read.VerbReading.Fixed;
import dev.reprise.processor.read.VerbReading.RequestLine;
import dev.reprise.processor.read.VerbReading.Text;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Every annotation of a framework that tells an HTTP method. A framework is added by adding its rows. Qualified names
 * alone: none of the frameworks is a dependency, and an annotation of the same simple name from elsewhere is no row.
 */
final class VerbTable {

    private static final Map<String, VerbRow> ROWS = Stream.of(
                    row(OPEN_FEIGN, "feign.RequestLine", new RequestLine("value")),
                    rowOfTypes(
                            SPRING_MVC,
                            "org.springframework.web.bind.annotation.RequestMapping",
                            new Constants("method")),
                    fixed(SPRING_MVC, "org.springframework.web.bind.annotation.*Mapping", "Get Post Put Delete Patch"),
                    rowOfTypes(
                            SPRING_HTTP_INTERFACE,
                            "org.springframework.web.service.annotation.HttpExchange",
                            new Text("method", true)),
                    fixed(
                            SPRING_HTTP_INTERFACE,
                            "org.springframework.web.service.annotation.*Exchange",
                            "Get Post Put Delete Patch"),
                    row(JAKARTA_REST, "jakarta.ws.rs.HttpMethod", new Text("value", false)),
                    fixed(JAKARTA_REST, "jakarta.ws.rs.*", "GET POST PUT DELETE HEAD OPTIONS PATCH"),
                    row(JAX_RS, "javax.ws.rs.HttpMethod", new Text("value", false)),
                    fixed(JAX_RS, "javax.ws.rs.*", "GET POST PUT DELETE HEAD OPTIONS PATCH"),
                    row(RETROFIT, "retrofit2.http.HTTP", new Text("method", false)),
                    fixed(RETROFIT, "retrofit2.http.*", "GET POST PUT PATCH DELETE HEAD OPTIONS"),
                    row(MICRONAUT, "io.micronaut.http.annotation.CustomHttpMethod", new Text("method", false)),
                    row(MICRONAUT, "io.micronaut.http.annotation.HttpMethodMapping", new BearersName()),
                    fixed(
                            MICRONAUT,
                            "io.micronaut.http.annotation.*",
                            "Get Post Put Patch Delete Head Options Trace Query"),
                    row(HELIDON, "io.helidon.http.Http.HttpMethod", new Text("value", true)),
                    fixed(HELIDON, "io.helidon.http.Http.*", "GET POST PUT DELETE PATCH HEAD OPTIONS"),
                    row(AVAJE, "io.avaje.http.api.HttpMethod", new Text("value", false)),
                    fixed(AVAJE, "io.avaje.http.api.*", "Get Post Put Patch Delete Options Query"),
                    fixed(AZURE, "com.azure.core.annotation.*", "Get Post Put Patch Delete Head Options"),
                    row(AZURE, "io.clientcore.core.http.annotations.HttpRequestInformation", new Constants("method")),
                    row(DIALOGUE, "com.palantir.dialogue.annotations.Request", new Constants("method")),
                    row(DUBBO, "org.apache.dubbo.remoting.http12.rest.Mapping", new Constants("method")))
            .flatMap(List::stream)
            .collect(Collectors.toUnmodifiableMap(VerbRow::annotation, Function.identity()));

    private VerbTable() {}

    /** The row of an annotation, by its qualified name. */
    static Optional<VerbRow> row(String annotation) {
        return Optional.ofNullable(ROWS.get(annotation));
    }

    private static List<VerbRow> row(Framework framework, String annotation, VerbReading reading) {
        return List.of(new VerbRow(framework, annotation, reading, false));
    }

    private static List<VerbRow> rowOfTypes(Framework framework, String annotation, VerbReading reading) {
        return List.of(new VerbRow(framework, annotation, reading, true));
    }

    /** One row for each word, which names the HTTP method and stands for the star. */
    private static List<VerbRow> fixed(Framework framework, String annotations, String words) {
        return Stream.of(words.split(" "))
                .map(word -> new VerbRow(
                        framework, annotations.replace("*", word), new Fixed(word.toUpperCase(Locale.ROOT)), false))
                .toList();
    }
}
