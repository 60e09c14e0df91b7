package dev.reprise.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.reprise.processor.model.Answer;
import dev.reprise.processor.model.Answer.Unit;
import dev.reprise.processor.model.MemberPath;
import dev.reprise.processor.model.ReturnedAnswer;
import dev.reprise.processor.model.ReturnedAnswer.Release;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;

/** The results that carry a status, by qualified name; subtypes count. */
record AnswerTypes(Round round, TypeElement client, MemberPathReader paths) {

    /**
     * What is known of one. Members are written as {@link MemberPathReader} reads them; a row with members that its type
     * does not have in the user's version of the framework is left out.
     *
     * @param release the member that closes the value, or yields what is to be closed; {@code this} where some subtypes can be;
     *     empty where nothing holds a connection
     */
    private record Row(String type, String status, String header, String release) {}

    private static final String FEIGN_HEADER =
            "headers().getOrDefault(*, {java.util.List}.of()).stream().findFirst().orElse(null)";
    private static final String HELIDON_HEADER =
            "headers().first({io.helidon.http.HeaderNames}.create(*)).orElse(null)";

    private static final List<Row> ROWS = List.of(
            new Row("java.net.http.HttpResponse", "statusCode()", "headers().firstValue(*).orElse(null)", "body()"),
            new Row("feign.Response", "status()", FEIGN_HEADER, "close()"),
            new Row("feign.TypedResponse", "status()", FEIGN_HEADER, "body()"),
            new Row(
                    "org.springframework.http.ResponseEntity",
                    "getStatusCode().value()",
                    "getHeaders().getFirst(*)",
                    "getBody()"),
            new Row(
                    "org.springframework.web.reactive.function.client.ClientResponse",
                    "statusCode().value()",
                    "headers().asHttpHeaders().getFirst(*)",
                    "releaseBody().subscribe()"),
            new Row("jakarta.ws.rs.core.Response", "getStatus()", "getHeaderString(*)", "close()"),
            new Row("javax.ws.rs.core.Response", "getStatus()", "getHeaderString(*)", "close()"),
            new Row("org.jboss.resteasy.reactive.RestResponse", "getStatus()", "getHeaderString(*)", "close()"),
            // The body of an error has been read, and that of a success is never repeated.
            new Row("retrofit2.Response", "code()", "headers().get(*)", ""),
            new Row("okhttp3.Response", "code()", "header(*)", "close()"),
            new Row("io.micronaut.http.HttpResponse", "code() | getStatus().getCode()", "getHeaders().get(*)", ""),
            new Row("io.helidon.webclient.api.HttpClientResponse", "status().code()", HELIDON_HEADER, "close()"),
            new Row("io.helidon.webclient.api.ClientResponseTyped", "status().code()", HELIDON_HEADER, "close()"),
            new Row("com.azure.core.http.rest.Response", "getStatusCode()", "getHeaders().getValue(*)", "getValue()"),
            new Row("com.palantir.dialogue.Response", "code()", "getFirstHeader(*).orElse(null)", "close()"),
            new Row("org.apache.hc.core5.http.HttpResponse", "getCode()", "getFirstHeader(*)?.getValue()", "this"),
            new Row(
                    "org.apache.http.HttpResponse",
                    "getStatusLine().getStatusCode()",
                    "getFirstHeader(*)?.getValue()",
                    "this"));

    /**
     * The answer that a result is.
     *
     * @param names of the result's type and its supertypes
     */
    Optional<ReturnedAnswer> find(Set<String> names) {
        return ROWS.stream()
                .filter(row -> names.contains(row.type()))
                .findFirst()
                .flatMap(row -> round.visible(row.type(), client).flatMap(type -> read(type, row)));
    }

    private Optional<ReturnedAnswer> read(TypeElement type, Row row) {
        Optional<Answer> answer = new AnswerReader(paths).read(type, row.status(), row.header(), Unit.FIELD);
        return answer.map(found -> new ReturnedAnswer(anyOf(type), found, release(type, row.release())));
    }

    private Optional<Release> release(TypeElement type, String member) {
        if (member.equals("this") || (member.equals("close()") && isCloseable(type))) {
            return Optional.of(new Release(new MemberPath(List.of()), false));
        }
        return member.isEmpty()
                ? Optional.empty()
                : paths.find(type, member)
                        .map(found -> new Release(found.path(), found.type().getKind() == TypeKind.VOID));
    }

    private boolean isCloseable(TypeElement type) {
        return round.names(type.asType()).contains("java.lang.AutoCloseable");
    }

    private static TypeName anyOf(TypeElement type) {
        ClassName name = ClassName.get(type);
        TypeName[] anything = type.getTypeParameters().stream()
                .map(parameter -> WildcardTypeName.subtypeOf(Object.class))
                .toArray(TypeName[]::new);
        return anything.length == 0 ? name : ParameterizedTypeName.get(name, anything);
    }
}
