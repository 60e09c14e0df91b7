package dev.reprise.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Parameter;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A parameter that a framework sends as the header of the key takes the key. */
class KeyHeaderTest {

    private static final String KEYED = "@dev.reprise.Idempotent(key = \"id\") ";
    private static final String HEADER = "@jakarta.ws.rs.HeaderParam(\"Idempotency-Key\") ";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@jakarta.ws.rs.HeaderParam(\"Idempotency-Key\")",
                "@javax.ws.rs.HeaderParam(\"idempotency-key\")",
                "@retrofit2.http.Header(\"IDEMPOTENCY-KEY\")",
                "@org.springframework.web.bind.annotation.RequestHeader(\"Idempotency-Key\")",
                "@org.springframework.web.bind.annotation.RequestHeader(name = \"Idempotency-Key\")",
                "@io.micronaut.http.annotation.Header(\"Idempotency-Key\")",
                "@io.micronaut.http.annotation.Header(name = \"Idempotency-Key\")",
                "@io.micronaut.http.annotation.Header",
                "@io.helidon.http.Http.HeaderParam(\"Idempotency-Key\")",
                "@io.avaje.http.api.Header(\"Idempotency-Key\")",
                "@io.avaje.http.api.Header",
                "@com.azure.core.annotation.HeaderParam(\"Idempotency-Key\")",
                "@io.clientcore.core.http.annotations.HeaderParam(\"Idempotency-Key\")",
                "@com.palantir.dialogue.annotations.Request.Header(\"Idempotency-Key\")",
                "@org.apache.dubbo.remoting.http12.rest.Param(value = \"Idempotency-Key\","
                        + " type = org.apache.dubbo.remoting.http12.rest.ParamType.Header)"
            })
    void each_framework_has_an_annotation_for_it(String annotation) {
        assertThat(keyParameter(KEYED + "void pay(String id, " + annotation + " String idempotencyKey);"))
                .contains("idempotencyKey");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@jakarta.ws.rs.HeaderParam(\"X-Idempotency-Key\") String",
                "@jakarta.ws.rs.HeaderParam(\"Idempotency-Key\") java.util.UUID",
                "@jakarta.ws.rs.HeaderParam(\"Idempotency-Key\") java.util.List<String>",
                "@org.springframework.web.bind.annotation.RequestHeader String",
                "@org.springframework.web.bind.annotation.RequestHeader(\"Idempotency-Key\") java.util.Map<String, String>",
                "@retrofit2.http.HeaderMap String",
                "@jakarta.ws.rs.QueryParam(\"Idempotency-Key\") String",
                "@org.apache.dubbo.remoting.http12.rest.Param(\"Idempotency-Key\") String"
            })
    void whatever_else_is_no_text_in_this_header_does_not_count(String annotated) {
        assertThat(keyParameter(KEYED + "void pay(String id, " + annotated + " idempotencyKey);"))
                .isEmpty();
    }

    @Test
    void feign_names_it_in_a_template() {
        String line = "@feign.RequestLine(\"POST /\") " + KEYED;
        String parameters = "void pay(@feign.Param(\"id\") String id, @feign.Param(\"key\") String k);";

        assertThat(keyParameter(line + "@feign.Headers({\"Accept: a/b\", \"idempotency-key:  {key}\"}) " + parameters))
                .contains("k");
        assertThat(keyParameter(line + "@feign.Headers(\"Idempotency-Key: {key}\") "
                        + "void pay(@feign.Param(\"id\") String id, @feign.Param String key);"))
                .contains("key");
        assertThat(keyParameter(line + "@feign.Headers(\"Idempotency-Key: order-{key}\") " + parameters))
                .isEmpty();
        assertThat(keyParameter(line + "@feign.Headers(\"X: {key}\") " + parameters))
                .isEmpty();
    }

    @Test
    void without_a_key_it_stays_the_caller_s() {
        Method method = method("void pay(String id, " + HEADER + "String key);");

        assertThat(method.keyParameter()).isEmpty();
        assertThat(method.keyHeader().map(Parameter::name)).contains("key");
        assertThat(method.sentParameters()).hasSize(2);
    }

    @Test
    void an_annotation_of_ours_says_better_which_it_is() {
        assertThat(keyParameter(KEYED + "void pay(" + HEADER + "String id, @dev.reprise.IdempotencyKey String other);"))
                .contains("other");
        assertThat(
                        method(KEYED + "void pay(String id, " + HEADER + "String a, " + HEADER + "String b);")
                                .parameters()
                                .stream()
                                .filter(Parameter::idempotencyKey))
                .extracting(Parameter::name)
                .containsExactly("a");
    }

    @Test
    void an_override_keeps_it() {
        Method method = Reading.method(
                Verbs.client(
                        List.of(),
                        Verbs.file("@dev.reprise.Retryable public interface Api extends Base { @Override " + KEYED
                                + "void pay(String id, String key); }"),
                        Verbs.file("public interface Base { void pay(String id, " + HEADER + "String key); }")),
                "pay");

        assertThat(method.keyParameter().map(Parameter::name)).contains("key");
    }

    @Test
    void the_method_that_is_asked_before_a_repeat_does_without_it() {
        Method method = method("@dev.reprise.Idempotent(key = \"id\", verifiedBy = \"find\") String pay(String id, "
                + HEADER + "String key); java.util.Optional<String> find(String id);");

        assertThat(method.idempotency().orElseThrow().verifiedBy().orElseThrow().problem())
                .isEmpty();
    }

    private static Optional<String> keyParameter(String member) {
        return method(member).keyParameter().map(Parameter::name);
    }

    private static Method method(String members) {
        return Reading.method(Verbs.client(List.of(), Verbs.api(members)), "pay");
    }
}
