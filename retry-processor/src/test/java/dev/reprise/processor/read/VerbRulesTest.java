package dev.reprise.processor.read;

import static dev.reprise.processor.read.Verbs.api;
import static dev.reprise.processor.read.Verbs.file;
import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.processor.model.HttpVerb;
import dev.reprise.processor.model.HttpVerb.Extent;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the annotations are looked for: composed ones, types, overridden methods, parameters. */
class VerbRulesTest {

    private static final String WEB = "org.springframework.web.bind.annotation.";
    private static final String SERVICE = "org.springframework.web.service.annotation.";
    private static final String ALIAS = "@org.springframework.core.annotation.AliasFor(annotation = ";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@jakarta.ws.rs.HttpMethod(\"PROPFIND\")",
                "@javax.ws.rs.HttpMethod(\"PROPFIND\")",
                "@io.avaje.http.api.HttpMethod(\"PROPFIND\")",
                "@io.helidon.http.Http.HttpMethod(\"propfind\")",
                "@org.springframework.web.service.annotation.HttpExchange(method = \"propfind\")"
            })
    void an_annotation_of_the_user_carries_that_of_the_framework(String meta) {
        Map<String, HttpVerb> verbs = Verbs.in(api("@Find void find();"), file(meta + " public @interface Find {}"));

        assertThat(verbs).containsEntry("find", HttpVerb.named("PROPFIND"));
    }

    @Test
    void what_cannot_be_a_method_is_quoted_as_it_was_written() {
        Map<String, HttpVerb> verbs = Verbs.in(api("@" + SERVICE + "HttpExchange(method = \"${verb}\") void find();"));

        assertThat(verbs)
                .containsEntry(
                        "find", HttpVerb.unknown("@HttpExchange says \"${verb}\", which cannot be an HTTP method"));
    }

    @Test
    void a_carrier_is_read_by_its_name_where_the_framework_does_so() {
        String meta = "@io.micronaut.http.annotation.HttpMethodMapping public @interface ";
        Map<String, HttpVerb> verbs =
                Verbs.in(api("@Put void put(); @Fetch void fetch();"), file(meta + "Put {}"), file(meta + "Fetch {}"));

        assertThat(verbs.get("put")).isEqualTo(HttpVerb.named("PUT"));
        assertThat(verbs.get("fetch")).isEqualTo(HttpVerb.unknown("@Fetch is not called like an HTTP method"));
    }

    @Test
    void carriers_are_followed_three_deep_and_never_in_circles() {
        Map<String, HttpVerb> verbs = Verbs.in(
                api("@One void one(); @Two void two(); @Three void three(); @Four void four();"),
                file("@" + SERVICE + "HttpExchange(method = \"GET\") public @interface One {}"),
                file("@One public @interface Two {}"),
                file("@Two @Three public @interface Three {}"),
                file("@Three @Five public @interface Four {}"),
                file("@Four public @interface Five {}"));

        assertThat(verbs)
                .containsEntry("one", HttpVerb.named("GET"))
                .containsEntry("two", HttpVerb.named("GET"))
                .containsEntry("three", HttpVerb.named("GET"))
                .containsEntry("four", HttpVerb.NONE);
    }

    @Test
    void a_member_of_a_carrier_stands_for_the_framework_s() {
        Map<String, HttpVerb> verbs = Verbs.in(
                api("@Call void byDefault(); @Call(verb = \"post\") void written();"
                        + " @Ask(\"put\") void twice(); @Map void mapped();"),
                file("@" + SERVICE + "HttpExchange public @interface Call { " + ALIAS + SERVICE
                        + "HttpExchange.class, attribute = \"method\") String verb() default \"get\"; }"),
                file("@Call public @interface Ask { " + ALIAS + "Call.class, value = \"verb\") String value(); }"),
                file("@" + WEB + "RequestMapping(method = " + WEB + "RequestMethod.GET) public @interface Map { "
                        + ALIAS
                        + WEB + "RequestMapping.class) " + WEB + "RequestMethod[] method() default " + WEB
                        + "RequestMethod.DELETE; }"));

        assertThat(verbs)
                .containsEntry("byDefault", HttpVerb.named("GET"))
                .containsEntry("written", HttpVerb.named("POST"))
                .containsEntry("twice", HttpVerb.named("PUT"))
                .containsEntry("mapped", HttpVerb.named("DELETE"));
    }

    @Test
    void a_carrier_may_come_from_a_class_file(@TempDir Path folder) {
        Path library = library(
                folder,
                "package lib; import java.lang.annotation.*; @Retention(RetentionPolicy.CLASS) @" + SERVICE
                        + "HttpExchange public @interface Call { " + ALIAS + SERVICE
                        + "HttpExchange.class, attribute = \"method\") String verb() default \"get\"; }");

        Map<String, HttpVerb> verbs =
                Verbs.beside(List.of(library), api("@lib.Call void a(); @lib.Call(verb = \"POST\") void b();"));

        assertThat(verbs).containsEntry("a", HttpVerb.named("GET")).containsEntry("b", HttpVerb.named("POST"));
    }

    @Test
    void of_class_files_only_what_the_annotation_s_retention_keeps_can_be_read(@TempDir Path folder) {
        Path library = library(
                folder,
                "package lib; public interface Base { @io.helidon.http.Http.GET void kept();"
                        + " @com.palantir.dialogue.annotations.Request(method = com.palantir.dialogue.HttpMethod.GET) void lost(); }");

        Map<String, HttpVerb> verbs =
                Verbs.beside(List.of(library), file("@dev.reprise.Retryable public interface Api extends lib.Base {}"));

        assertThat(verbs).containsEntry("kept", HttpVerb.named("GET")).containsEntry("lost", HttpVerb.NONE);
    }

    @Test
    void the_interface_speaks_where_the_method_s_annotation_does_not() {
        String exchange = "@" + SERVICE + "HttpExchange";
        Map<String, HttpVerb> verbs = Verbs.in(
                file(exchange + "(\"/api\") @dev.reprise.Retryable public interface Api extends Base {" + exchange
                        + " void blank(); " + exchange + "(method = \"PUT\") void own(); void none(); }"),
                file("public interface Base {}"));
        Map<String, HttpVerb> inherited = Verbs.in(
                file("@dev.reprise.Retryable public interface Api extends Base {" + exchange + " void blank(); }"),
                file(exchange + "(method = \"get\") public interface Base { " + exchange + " void inherited(); }"));
        Map<String, HttpVerb> mapped = Verbs.in(file("@" + WEB + "RequestMapping(method = " + WEB
                + "RequestMethod.GET) @dev.reprise.Retryable public interface Api { @" + WEB
                + "RequestMapping(\"/a\") void empty(); @" + WEB + "PostMapping(\"/b\") void post(); }"));

        assertThat(verbs.get("blank").extent()).isEqualTo(Extent.UNKNOWN);
        assertThat(verbs).containsEntry("own", HttpVerb.named("PUT")).containsEntry("none", HttpVerb.NONE);
        assertThat(inherited)
                .containsEntry("blank", HttpVerb.named("GET"))
                .containsEntry("inherited", HttpVerb.named("GET"));
        assertThat(mapped).containsEntry("empty", HttpVerb.named("GET")).containsEntry("post", HttpVerb.named("POST"));
    }

    @Test
    void the_interface_does_not_speak_for_other_frameworks() {
        assertThat(Verbs.in(file("@org.apache.dubbo.remoting.http12.rest.Mapping(method = "
                                + "org.apache.dubbo.remoting.http12.HttpMethods.GET) @dev.reprise.Retryable"
                                + " public interface Api { @org.apache.dubbo.remoting.http12.rest.Mapping void a(); }"))
                        .get("a")
                        .extent())
                .isEqualTo(Extent.ANY);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@org.springframework.web.service.annotation.GetExchange",
                "@io.micronaut.http.annotation.Get",
                "@io.avaje.http.api.Get",
                "@jakarta.ws.rs.GET",
                "@javax.ws.rs.GET"
            })
    void an_override_inherits_where_the_framework_says_so(String annotation) {
        assertThat(overriding("", annotation)).isEqualTo(HttpVerb.named("GET"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@feign.RequestLine(\"GET /\")",
                "@retrofit2.http.GET",
                "@com.azure.core.annotation.Get(\"\")",
                "@org.springframework.web.bind.annotation.GetMapping",
                "@io.helidon.http.Http.GET"
            })
    void elsewhere_it_does_not(String annotation) {
        HttpVerb verb = overriding("", annotation);

        assertThat(verb.extent()).isEqualTo(Extent.UNKNOWN);
        assertThat(verb.remark()).contains("stands on an overridden method, where ");
        assertThat(Verbs.in(
                        file("@dev.reprise.Retryable public interface Api extends Base {}"),
                        file("public interface Base { " + annotation + " void call(String text); }")))
                .as("not overridden")
                .allSatisfy((name, inherited) -> assertThat(inherited.names()).hasSize(1));
    }

    @Test
    void the_nearest_declaration_wins() {
        assertThat(overriding("@" + SERVICE + "PostExchange", "@" + SERVICE + "GetExchange"))
                .isEqualTo(HttpVerb.named("POST"));
        assertThat(overriding("@feign.RequestLine(\"PUT /\")", "@feign.RequestLine(\"DELETE /\")"))
                .isEqualTo(HttpVerb.named("PUT"));
    }

    @Test
    void any_annotation_of_jax_rs_keeps_an_override_from_inheriting() {
        assertThat(overriding("@jakarta.ws.rs.Path(\"/x\")", "@jakarta.ws.rs.GET")
                        .isKnown())
                .isFalse();
        assertThat(Verbs.in(
                                api("@Override void call(@jakarta.ws.rs.QueryParam(\"q\") String text);")
                                        .replace("Api {", "Api extends Base {"),
                                file("public interface Base { @jakarta.ws.rs.GET void call(String text); }"))
                        .get("call")
                        .isKnown())
                .isFalse();
        assertThat(overriding("@javax.ws.rs.Path(\"/x\")", "@jakarta.ws.rs.GET"))
                .as("of the other name space")
                .isEqualTo(HttpVerb.named("GET"));
    }

    private static HttpVerb overriding(String own, String overridden) {
        return Verbs.in(
                        file("@dev.reprise.Retryable public interface Api extends Base { @Override " + own
                                + " void call(String text); }"),
                        file("public interface Base { " + overridden + " void call(String text); }"))
                .get("call");
    }

    @Test
    void both_sides_of_a_diamond_count_unless_one_overrides_the_other() {
        String left = file("public interface Left extends Top { @Override @jakarta.ws.rs.GET void call(); }");
        String right = file("public interface Right extends Top { @Override @jakarta.ws.rs.POST void call(); }");
        String silent = file("public interface Right extends Top {}");
        String top = file("public interface Top { @jakarta.ws.rs.DELETE void call(); }");
        String client = file("@dev.reprise.Retryable public interface Api extends Left, Right {}");

        assertThat(Verbs.in(client, left, right, top).get("call").names()).containsExactly("GET", "POST");
        assertThat(Verbs.in(client, left, silent, top)).containsEntry("call", HttpVerb.named("GET"));
    }

    @Test
    void an_argument_decides_on_the_http_method_of_an_http_interface() {
        Map<String, HttpVerb> verbs = Verbs.in(
                api("@" + SERVICE + "GetExchange void a(org.springframework.http.HttpMethod verb);"
                        + "@" + SERVICE
                        + "GetExchange void b(java.util.Optional<org.springframework.http.HttpMethod> verb);"
                        + "@" + SERVICE + "GetExchange void c(java.util.Optional<String> verb, HttpMethod other);"
                        + "@jakarta.ws.rs.GET void d(org.springframework.http.HttpMethod verb);"),
                file("public interface HttpMethod {}"));

        assertThat(verbs)
                .containsEntry("a", HttpVerb.dynamic("its parameter verb decides on the HTTP method"))
                .containsEntry("c", HttpVerb.named("GET"))
                .containsEntry("d", HttpVerb.named("GET"));
        assertThat(verbs.get("b").extent()).isEqualTo(Extent.DYNAMIC);
    }

    @Test
    void a_get_with_a_body_is_a_post_to_feign() {
        Map<String, HttpVerb> verbs = Verbs.in(
                api("@feign.RequestLine(\"GET /\") void none();"
                        + "@feign.RequestLine(\"GET /\") void body(String filter);"
                        + "@feign.RequestLine(\"GET /?q={q}\") void query(@feign.Param(\"q\") String q, @feign.QueryMap Object m,"
                        + " @feign.HeaderMap Object h, java.net.URI host, feign.Request.Options options);"
                        + "@feign.RequestLine(\"GET /{a:[0-9]{4}}/{;b}\") @feign.Headers(\"X: {c}\") void templates("
                        + "@feign.Param(\"a\") String a, @feign.Param(\"b\") String b, @feign.Param(\"c\") String c);"
                        + "@feign.RequestLine(\"GET /{ab}\") void form(@feign.Param(\"ab\") String a, @feign.Param(\"a\") String b);"
                        + "@feign.RequestLine(\"GET /\") @feign.Body(\"text\") void text();"
                        + "@feign.RequestLine(\"PUT /\") void put(String body);"
                        + "@feign.RequestLine(\"GET /\") void nullable(@Nullable String filter);"),
                file("public @interface Nullable {}"));

        assertThat(verbs)
                .containsEntry("none", HttpVerb.named("GET"))
                .containsEntry("query", HttpVerb.named("GET"))
                .containsEntry("templates", HttpVerb.named("GET"))
                .containsEntry("put", HttpVerb.named("PUT"));
        assertThat(verbs.get("body").is("POST")).isTrue();
        assertThat(verbs.get("body").remark()).startsWith("a GET whose parameter filter has no annotation");
        assertThat(verbs.get("form").remark()).startsWith("a GET whose @Param(\"a\") is in no template");
        assertThat(verbs.get("text").remark()).startsWith("a GET with @Body, ");
        assertThat(verbs.get("nullable").is("POST")).isTrue();
    }

    @Test
    void spring_s_annotations_are_feign_s_in_a_feign_client() {
        String members = "@" + WEB + "RequestMapping(\"/a\") void empty();"
                + "@" + WEB + "GetMapping void query(@" + WEB + "RequestParam(\"q\") String q,"
                + " org.springframework.data.domain.Pageable page);"
                + "@" + WEB + "GetMapping void body(@" + WEB + "RequestBody String filter);";
        String client = "@org.springframework.cloud.openfeign.FeignClient(\"x\") @dev.reprise.Retryable interface Api";

        Map<String, HttpVerb> feign = Verbs.in(file(client + " {" + members + "}"));
        Map<String, HttpVerb> shared =
                Verbs.in(file(client + " extends Base {}"), file("interface Base {" + members + "}"));
        Map<String, HttpVerb> elsewhere = Verbs.in(api(members));

        assertThat(feign).containsEntry("empty", HttpVerb.named("GET")).containsEntry("query", HttpVerb.named("GET"));
        assertThat(feign.get("body").is("POST")).isTrue();
        assertThat(shared).isEqualTo(feign);
        assertThat(elsewhere.get("empty").extent()).isEqualTo(Extent.ANY);
        assertThat(elsewhere).containsEntry("body", HttpVerb.named("GET"));
    }

    @Test
    void policies_for_another_interface_leave_its_http_methods_as_they_are() {
        Map<String, HttpVerb> verbs = Verbs.in(
                file("@dev.reprise.RetryPolicyFor(Foreign.class) @dev.reprise.Retryable public interface Api {"
                        + " @io.micronaut.http.annotation.Delete void post(); }"),
                file("public interface Foreign extends Base { @io.micronaut.http.annotation.Post void post(); }"),
                file("public interface Base { @io.micronaut.http.annotation.Get void get();"
                        + " @io.micronaut.http.annotation.Put void post(); }"));

        assertThat(verbs).containsEntry("post", HttpVerb.named("POST")).containsEntry("get", HttpVerb.named("GET"));
    }

    private static Path library(Path folder, String source) {
        return Reading.library(folder, List.of(Verbs.stubs()), source);
    }
}
