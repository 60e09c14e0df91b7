package dev.reprise.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.processor.model.HttpVerb;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each row of the table. */
class VerbTableTest {

    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', textBlock = """
                    org.springframework.web.bind.annotation.*Mapping,       Get Post Put Delete Patch
                    org.springframework.web.service.annotation.*Exchange,   Get Post Put Delete Patch
                    jakarta.ws.rs.*,                                        GET POST PUT DELETE HEAD OPTIONS PATCH
                    javax.ws.rs.*,                                          GET POST PUT DELETE HEAD OPTIONS PATCH
                    retrofit2.http.*,                                       GET POST PUT PATCH DELETE HEAD OPTIONS
                    io.micronaut.http.annotation.*,                         Get Post Put Patch Delete Head Options Trace Query
                    io.helidon.http.Http.*,                                 GET POST PUT DELETE PATCH HEAD OPTIONS
                    io.avaje.http.api.*,                                    Get Post Put Patch Delete Options Query
                    com.azure.core.annotation.*,                            Get Post Put Patch Delete Head Options
                    """)
    void an_annotation_stands_for_an_http_method(String annotations, String words) {
        StringBuilder members = new StringBuilder();
        Map<String, HttpVerb> expected = new TreeMap<>();
        for (String word : words.split(" ")) {
            String value = annotations.startsWith("com.azure") ? "(\"\")" : "";
            String name = word.toLowerCase(Locale.ROOT) + "It";
            members.append("@" + annotations.replace("*", word) + value + " void " + name + "();");
            expected.put(name, HttpVerb.named(word.toUpperCase(Locale.ROOT)));
        }

        assertThat(Verbs.in(Verbs.api(members.toString()))).containsExactlyInAnyOrderEntriesOf(expected);
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', delimiter = '|', textBlock = """
                    @feign.RequestLine("POST /path?x={x}")                                     | POST
                    @feign.RequestLine("DELETE")                                               | DELETE
                    @feign.RequestLine("GET/x")                                                | GET
                    @feign.RequestLine("LIST /x")                                              | LIST
                    @org.springframework.web.service.annotation.HttpExchange(method = "POST")  | POST
                    @org.springframework.web.service.annotation.HttpExchange(method = "get")   | GET
                    @retrofit2.http.HTTP(method = "DELETE", path = "x", hasBody = true)        | DELETE
                    @retrofit2.http.HTTP(method = "get")                                       | get
                    @io.micronaut.http.annotation.CustomHttpMethod(method = "REPORT")          | REPORT
                    @io.helidon.http.Http.HttpMethod("list")                                   | LIST
                    @io.clientcore.core.http.annotations.HttpRequestInformation(method = io.clientcore.core.http.models.HttpMethod.POST) | POST
                    @com.palantir.dialogue.annotations.Request(method = com.palantir.dialogue.HttpMethod.POST) | POST
                    @org.apache.dubbo.remoting.http12.rest.Mapping(method = org.apache.dubbo.remoting.http12.HttpMethods.POST) | POST
                    """)
    void an_element_of_an_annotation_names_it(String annotation, String verb) {
        assertThat(Verbs.of(annotation)).isEqualTo(HttpVerb.named(verb));
    }

    @Test
    void an_array_names_several() {
        String get = "org.springframework.web.bind.annotation.RequestMethod.GET";
        String head = get.replace("GET", "HEAD");
        String post = get.replace("GET", "POST");

        assertThat(mapping("method = " + get).names()).containsExactly("GET");
        assertThat(mapping("method = {" + post + ", " + get + "}").names()).containsExactly("GET", "POST");
        assertThat(mapping("method = {" + post + ", " + get + "}").isIdempotent())
                .isFalse();
        assertThat(mapping("method = {" + head + ", " + get + "}").isIdempotent())
                .isTrue();
    }

    @Test
    void an_empty_array_allows_every_one() {
        assertThat(mapping("value = \"/a\"").extent()).isEqualTo(HttpVerb.Extent.ANY);
        assertThat(mapping("value = \"/a\"").remark())
                .isEqualTo("@RequestMapping without method allows every HTTP method");
        assertThat(Verbs.of("@org.apache.dubbo.remoting.http12.rest.Mapping").extent())
                .isEqualTo(HttpVerb.Extent.ANY);
    }

    private static HttpVerb mapping(String members) {
        return Verbs.of("@org.springframework.web.bind.annotation.RequestMapping(" + members + ")");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@feign.RequestLine(\"get /x\")",
                "@feign.RequestLine(\"\")",
                "@feign.RequestLine(\" GET /x\")",
                "@retrofit2.http.HTTP(method = \"\")",
                "@retrofit2.http.HTTP(method = \"GET /x\")",
                "@org.springframework.web.service.annotation.HttpExchange",
                "@org.springframework.web.service.annotation.HttpExchange(method = \" \")",
                "@jakarta.ws.rs.Path(\"/locator\")",
                "@io.micronaut.http.annotation.Find",
                "@dev.reprise.HttpMethod(\"\")"
            })
    void what_names_none_is_unknown(String annotation) {
        assertThat(Verbs.of(annotation).extent()).isEqualTo(HttpVerb.Extent.UNKNOWN);
    }

    @Test
    void annotations_of_the_same_simple_name_from_elsewhere_say_nothing() {
        Map<String, HttpVerb> verbs = Verbs.in(
                Verbs.api("@Get void a(); @GET void b(); @RequestLine(\"GET /\") void c(); @other.http.GET void d();"),
                Verbs.file("public @interface Get {}"),
                Verbs.file("public @interface GET {}"),
                Verbs.file("public @interface RequestLine { String value(); }"),
                "package other.http; public @interface GET {}");

        assertThat(verbs.values()).containsOnly(HttpVerb.NONE);
    }

    @Test
    void two_different_annotations_on_one_method_make_a_set() {
        assertThat(Verbs.of("@jakarta.ws.rs.GET @jakarta.ws.rs.POST").names()).containsExactly("GET", "POST");
        assertThat(Verbs.of("@jakarta.ws.rs.GET @javax.ws.rs.GET")).isEqualTo(HttpVerb.named("GET"));
        assertThat(Verbs.of("@jakarta.ws.rs.GET @retrofit2.http.PATCH").names()).containsExactly("GET", "PATCH");
        assertThat(Verbs.of("@jakarta.ws.rs.GET @org.springframework.web.bind.annotation.RequestMapping")
                        .extent())
                .isEqualTo(HttpVerb.Extent.ANY);
    }

    @Test
    void a_constant_expression_is_read_as_what_it_is() {
        Map<String, HttpVerb> verbs = Verbs.in(Verbs.api("String PATH = \"/orders\"; String LINE = \"GET \" + PATH;"
                + " @feign.RequestLine(LINE) void a(); @feign.RequestLine(\"PUT \" + PATH) void b();"));

        assertThat(verbs).containsEntry("a", HttpVerb.named("GET")).containsEntry("b", HttpVerb.named("PUT"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@feign.RequestLine(Lines.FIND)",
                "@retrofit2.http.HTTP(method = Lines.FIND)",
                "@org.springframework.web.service.annotation.HttpExchange(method = Lines.FIND)"
            })
    void an_interface_waits_for_a_constant_that_does_not_exist_yet(String annotation) {
        Reading reading = Verbs.reading(List.of(), Verbs.api(annotation + " void find();"));

        assertThat(reading.unresolved()).containsOnlyKeys("demo.Api");
        assertThat(reading.unresolved().get("demo.Api").problem())
                .endsWith(" of find names a class or constant that the compiler cannot resolve.");
    }

    @Test
    void the_annotations_of_generic_interfaces_count() {
        Map<String, HttpVerb> verbs = Verbs.in(
                Verbs.file("@dev.reprise.Retryable public interface Api extends Crud<String, Long> {}"),
                Verbs.file("public interface Crud<T, ID> { @retrofit2.http.GET(\"x\") T find(ID id);"
                        + " @retrofit2.http.POST(\"x\") void save(T entity); }"));

        assertThat(verbs).containsEntry("find", HttpVerb.named("GET")).containsEntry("save", HttpVerb.named("POST"));
    }
}
