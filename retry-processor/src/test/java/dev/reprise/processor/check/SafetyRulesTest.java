package dev.reprise.processor.check;

import static dev.reprise.processor.check.Found.inMethod;
import static dev.reprise.processor.model.Models.idempotent;
import static dev.reprise.processor.model.Models.method;
import static dev.reprise.processor.model.Models.part;
import static dev.reprise.processor.model.Models.written;
import static dev.reprise.processor.model.SafetyProof.HTTP_METHOD;
import static dev.reprise.processor.model.SafetyProof.KEY;
import static dev.reprise.processor.model.SafetyProof.UNSENT_ONLY;
import static dev.reprise.processor.model.SafetyProof.USERS_WORD;
import static dev.reprise.processor.model.SafetyProof.VERIFIED_BY;
import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.ClassName;
import dev.reprise.processor.model.HttpVerb;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Models;
import dev.reprise.processor.model.Parameter;
import dev.reprise.processor.model.SafetyProof;
import dev.reprise.processor.model.Treatment;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SafetyRulesTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET",
                "HEAD",
                "OPTIONS",
                "TRACE",
                "PUT",
                "DELETE",
                "QUERY",
                "PROPFIND",
                "MKCOL",
                "VERSION-CONTROL"
            })
    void an_idempotent_http_method_is_proof_enough(String verb) {
        assertThat(inMethod(it -> it.http = Optional.of(verb))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST", "PATCH", "CONNECT", "LOCK", "get", "Put", "FETCH", "PRI", "*"})
    void any_other_is_not(String verb) {
        assertThat(inMethod(it -> it.http = Optional.of(verb))).containsExactly("unsafe-retry at @Retryable");
    }

    @Test
    void without_an_http_method_nothing_is_known() {
        assertThat(inMethod(it -> it.http = Optional.empty())).containsExactly("unknown-idempotency at @Retryable");
        assertThat(inMethod(it -> {
                    it.http = Optional.empty();
                    it.notIdempotent = true;
                }))
                .containsExactly("unknown-idempotency at @Retryable");
    }

    @Test
    void not_idempotent_overrides_the_http_method_and_the_interface() {
        assertThat(inMethod(it -> {
                    it.http = Optional.of("PUT");
                    it.notIdempotent = true;
                }))
                .containsExactly("unsafe-retry at @Retryable");
        assertThat(inMethod(it -> {
                    it.http = Optional.of("PUT");
                    it.notIdempotent = true;
                    it.idempotency = Optional.of(idempotent(i -> i.onMethod = false));
                }))
                .containsExactly("unsafe-retry at @Retryable");
    }

    @Test
    void each_way_out_is_a_proof() {
        assertThat(SafetyProof.of(method("get"))).containsExactly(HTTP_METHOD);
        assertThat(SafetyProof.of(post("a", i -> {}))).containsExactly(USERS_WORD);
        assertThat(SafetyProof.of(post("a", i -> i.key(part("id"))))).containsExactly(KEY);
        assertThat(SafetyProof.of(post("a", i -> i.random = written("random", true))))
                .containsExactly(KEY);
        assertThat(SafetyProof.of(post("a", i -> i.verifiedBy("find", Optional.empty()))))
                .containsExactly(VERIFIED_BY);
        assertThat(SafetyProof.of(post("a", i -> {
                    i.attemptId = Optional.of(part("id"));
                    i.verifiedBy("find", Optional.empty());
                })))
                .containsExactly(KEY, VERIFIED_BY);
        assertThat(SafetyProof.of(method("a", it -> {
                    it.http = Optional.of("POST");
                    it.policy = Optional.of(Models.policy(p -> p.unsentOnly = written("unsentOnly", true)));
                })))
                .containsExactly(UNSENT_ONLY);
    }

    @Test
    void the_framework_s_http_method_is_proof_as_well() {
        assertThat(inMethod(it -> sentAs(it, HttpVerb.named("GET")))).isEmpty();
        assertThat(inMethod(it -> sentAs(it, HttpVerb.named("HEAD").or(HttpVerb.named("GET")))))
                .isEmpty();
        assertThat(inMethod(it -> sentAs(it, HttpVerb.named("GET").or(HttpVerb.named("POST")))))
                .containsExactly("unsafe-retry at @Retryable");
        assertThat(inMethod(it -> sentAs(it, HttpVerb.any("it allows all"))))
                .containsExactly("unknown-idempotency at @Retryable");
        assertThat(inMethod(it -> sentAs(it, HttpVerb.dynamic("an argument decides"))))
                .containsExactly("unknown-idempotency at @Retryable");
    }

    @Test
    void what_the_framework_leaves_open_our_own_annotation_may_say() {
        assertThat(inMethod(it -> it.frameworkVerb = HttpVerb.any("it allows all")))
                .isEmpty();
        assertThat(inMethod(it -> {
                    it.http = Optional.of("POST");
                    it.frameworkVerb = HttpVerb.any("it allows all");
                }))
                .containsExactly("unsafe-retry at @Retryable");
    }

    @Test
    void our_own_annotation_must_not_contradict_the_framework_whatever_is_safe() {
        assertThat(inMethod(it -> it.frameworkVerb = HttpVerb.named("GET"))).isEmpty();
        assertThat(inMethod(it -> it.frameworkVerb = HttpVerb.named("PUT")))
                .containsExactly("http-method-conflict at @HttpMethod");
        assertThat(inMethod(it -> it.frameworkVerb = HttpVerb.named("POST")))
                .containsExactly("http-method-conflict at @HttpMethod");
        assertThat(inMethod(it -> {
                    it.frameworkVerb = HttpVerb.named("POST");
                    it.policy = Optional.empty();
                    it.policyOnMethod = false;
                    it.treatment = Treatment.FORWARD;
                }))
                .containsExactly("http-method-conflict at @HttpMethod");
    }

    private static void sentAs(Models.MethodModel method, HttpVerb verb) {
        method.http = Optional.empty();
        method.frameworkVerb = verb;
    }

    @Test
    void a_proof_is_told_in_the_users_names() {
        assertThat(HTTP_METHOD.describe(method(
                        "get", it -> sentAs(it, HttpVerb.named("HEAD").or(HttpVerb.named("GET"))))))
                .isEqualTo("GET or HEAD, each idempotent (RFC 9110, section 9.3.1; RFC 9110, section 9.3.2)");
        assertThat(HTTP_METHOD.describe(method("get"))).isEqualTo("GET is idempotent (RFC 9110, section 9.3.1)");
        assertThat(VERIFIED_BY.describe(post("a", i -> i.verifiedBy("find", Optional.empty()))))
                .isEqualTo("find looks for an earlier try's result first");
    }

    @Test
    void the_proof_is_asked_for_even_of_a_single_try() {
        assertThat(inMethod(it -> {
                    it.http = Optional.of("POST");
                    it.policy = Optional.of(Models.policy(p -> p.maxTries = written("maxTries", 1)));
                }))
                .containsExactly("unsafe-retry at @Retryable");
    }

    @Test
    void a_method_that_is_not_retried_needs_none() {
        assertThat(inMethod(it -> {
                    it.http = Optional.of("POST");
                    it.policy = Optional.empty();
                    it.policyOnMethod = false;
                    it.treatment = Treatment.FORWARD;
                }))
                .isEmpty();
    }

    @Test
    void the_fault_of_an_interface_s_policy_is_shown_at_the_method() {
        assertThat(inMethod(it -> {
                    it.http = Optional.of("POST");
                    it.policyOnMethod = false;
                }))
                .containsExactly("unsafe-retry at find");
    }

    @Test
    void the_advice_uses_the_user_s_own_names() {
        Method create = method("createPayment", it -> {
            it.http = Optional.of("POST");
            it.parameters = List.of(command());
        });
        Method find = method("findPayment", it -> it.parameters = List.of(command()));

        var found = Found.only(Models.client(create, find));

        assertThat(found.problem())
                .isEqualTo("createPayment is a POST and may run twice when only its answer is lost.");
        assertThat(found.advice())
                .contains("@Idempotent(key = {\"command.orderId\"}, attemptId = \"command.attemptId\")")
                .contains("verifiedBy = \"findPayment\"")
                .contains("unsentOnly = true");
    }

    @Test
    void a_method_without_parameters_is_advised_to_take_a_random_key() {
        assertThat(Found.only(Models.client(method("ping", it -> it.http = Optional.of("POST"))))
                        .advice())
                .contains("@Idempotent(random = true)");
    }

    @Test
    void a_name_in_small_letters_is_recognised_as_a_slip() {
        assertThat(Found.only(Models.client(method("find", it -> it.http = Optional.of("get"))))
                        .problem())
                .contains("case-sensitive")
                .endsWith("Did you mean \"GET\"?");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "GET ", "PO ST", "P\u00d6ST", "GET\n", "A/B"})
    void what_is_no_token_is_no_http_method(String verb) {
        assertThat(inMethod(it -> it.http = Optional.of(verb))).containsExactly("bad-http-method at @HttpMethod");
    }

    private static Method post(String name, Consumer<Models.IdempotencyModel> change) {
        return method(name, it -> {
            it.http = Optional.of("POST");
            it.idempotency = Optional.of(idempotent(change));
        });
    }

    private static Parameter command() {
        return new Parameter(
                "command",
                ClassName.get("demo", "Command"),
                List.of(),
                false,
                false,
                false,
                List.of("command.amount", "command.attemptId", "command.orderId"),
                Optional.empty(),
                Models.at("command"));
    }
}
