package dev.reprise.frameworks.verbs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The HTTP method of a call is read from the annotations in the frameworks' own jars. */
class VerbsIT {

    private static final String FAILING = " String call() throws java.io.IOException;";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    @feign.RequestLine("GET /x")                                    | @feign.RequestLine("POST /x")
                    @org.springframework.web.service.annotation.GetExchange         | @org.springframework.web.service.annotation.PostExchange
                    @org.springframework.web.service.annotation.HttpExchange(method = "get") | @org.springframework.web.service.annotation.HttpExchange(method = "POST")
                    @org.springframework.web.bind.annotation.GetMapping             | @org.springframework.web.bind.annotation.PostMapping
                    @jakarta.ws.rs.GET                                              | @jakarta.ws.rs.POST
                    @javax.ws.rs.GET                                                | @javax.ws.rs.POST
                    @retrofit2.http.GET("x")                                        | @retrofit2.http.POST("x")
                    @retrofit2.http.HTTP(method = "GET", path = "x")                | @retrofit2.http.HTTP(method = "POST", path = "x")
                    @io.micronaut.http.annotation.Get                               | @io.micronaut.http.annotation.Post
                    @io.micronaut.http.annotation.CustomHttpMethod(method = "REPORT", value = "/x") | @io.micronaut.http.annotation.CustomHttpMethod(method = "PATCH", value = "/x")
                    @io.avaje.http.api.Get                                          | @io.avaje.http.api.Post
                    @com.azure.core.annotation.Get("x")                             | @com.azure.core.annotation.Post("x")
                    @io.clientcore.core.http.annotations.HttpRequestInformation(method = io.clientcore.core.http.models.HttpMethod.GET, path = "x") | @io.clientcore.core.http.annotations.HttpRequestInformation(method = io.clientcore.core.http.models.HttpMethod.POST, path = "x")
                    @org.apache.dubbo.remoting.http12.rest.Mapping(method = org.apache.dubbo.remoting.http12.HttpMethods.GET) | @org.apache.dubbo.remoting.http12.rest.Mapping(method = org.apache.dubbo.remoting.http12.HttpMethods.POST)
                    """)
    void what_may_be_repeated_is_retried_and_what_may_not_does_not_compile(String safe, String unsafe)
            throws Exception {
        AnnotatedApi api = new AnnotatedApi(folder);

        assertThat(api.messages(unsafe + FAILING))
                .singleElement()
                .asString()
                .startsWith("[retry:unsafe-retry] call is a P");
        assertThat(api.messages(safe + FAILING)).isEmpty();
        assertThat(api.callsOf("call")).isEqualTo(2);
    }

    @Test
    void a_parameter_that_is_sent_as_the_header_takes_the_key() {
        String key = "@dev.reprise.Idempotent(key = \"id\", attemptId = \"id2\") ";
        String parameters = "String id, String id2, ";
        AnnotatedApi api = new AnnotatedApi(folder);

        assertThat(api.messages(key + "@org.springframework.web.service.annotation.PostExchange void a(" + parameters
                        + "@org.springframework.web.bind.annotation.RequestHeader(\"Idempotency-Key\") String h);"
                        + key + "@jakarta.ws.rs.POST void b(" + parameters
                        + "@jakarta.ws.rs.HeaderParam(\"Idempotency-Key\") String h);"
                        + key + "@retrofit2.http.POST void c(" + parameters
                        + "@retrofit2.http.Header(\"Idempotency-Key\") String h);"
                        + key + "@io.micronaut.http.annotation.Post void d(" + parameters
                        + "@io.micronaut.http.annotation.Header String idempotencyKey);"
                        + key + "@io.avaje.http.api.Post void e(" + parameters
                        + "@io.avaje.http.api.Header String idempotencyKey);"))
                .isEmpty();
        assertThat(folder.resolve("demo/RetryingApi.java"))
                .content()
                .contains("delegate.a(id, id2, key)")
                .contains("delegate.b(id, id2, key)")
                .contains("delegate.c(id, id2, key)")
                .contains("delegate.d(id, id2, key)")
                .contains("delegate.e(id, id2, key)");
    }

    @Test
    void a_get_with_a_body_is_a_post_to_feign() {
        assertThat(new AnnotatedApi(folder)
                        .messages("@feign.RequestLine(\"GET /x\") String call(String filter);"
                                + " @feign.RequestLine(\"GET /y?q={q}\") String query(@feign.Param(\"q\") String q);"))
                .singleElement()
                .asString()
                .startsWith("[retry:unsafe-retry] call is a POST (a GET whose parameter filter");
    }
}
