package dev.reprise.processor.check;

import static dev.reprise.processor.check.Found.inMethod;
import static dev.reprise.processor.model.Models.at;
import static dev.reprise.processor.model.Models.idempotent;
import static dev.reprise.processor.model.Models.method;
import static dev.reprise.processor.model.Models.parameter;
import static dev.reprise.processor.model.Models.part;
import static dev.reprise.processor.model.Models.written;
import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.processor.model.Budget;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Models;
import dev.reprise.processor.model.Result;
import dev.reprise.processor.model.RunOn;
import dev.reprise.processor.model.Treatment;
import dev.reprise.processor.model.Unsupported;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MethodRulesTest {

    private static final Consumer<Models.MethodModel> FORWARDED = it -> {
        it.policy = Optional.empty();
        it.policyOnMethod = false;
        it.treatment = Treatment.FORWARD;
    };

    @Test
    void what_is_sent_can_be_sent_twice() {
        Consumer<Models.MethodModel> upload =
                it -> it.parameters = List.of(parameter("body", false, false, Optional.of("InputStream")));

        assertThat(inMethod(upload)).containsExactly("one-shot-parameter at body");
        assertThat(inMethod(upload.andThen(FORWARDED))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "java.util.concurrent.CompletableFuture, does not retry asynchronous results",
        "java.util.concurrent.CompletionStage, does not retry asynchronous results",
        "java.util.concurrent.Future, tells nobody when it fails",
        "retrofit2.Call, sends nothing before it is executed",
        "kotlin.coroutines.Continuation, suspending functions",
        "io.reactivex.rxjava3.core.Single, subscribes",
        "java.util.Iterator, fails while it is read",
        "reactor.core.publisher.Mono, subscribes",
    })
    void a_result_that_fails_later_is_refused(String type, String reason) {
        Method later = method("find", it -> it.returns(Result.Kind.UNSUPPORTED, type));

        assertThat(Found.in(later)).containsExactly("unsupported-return at find");
        assertThat(Found.only(Models.client(later)).problem()).contains(type).contains(reason);
        assertThat(inMethod(FORWARDED.andThen(it -> it.returns(Result.Kind.UNSUPPORTED, type))))
                .isEmpty();
    }

    @Test
    void an_adapter_is_named_for_reactive_types() {
        Method reactive = method("find", it -> it.returns(Result.Kind.UNSUPPORTED, "reactor.core.publisher.Mono"));

        assertThat(Found.only(Models.client(reactive)).problem()).contains("retry-reactor");
    }

    @Test
    void a_result_that_is_read_later_is_warned_about() {
        assertThat(inMethod(it -> it.returns(Result.Kind.LAZY, "java.io.InputStream")))
                .containsExactly("lazy-result at find");
    }

    @Test
    void an_attempt_timeout_cannot_cut_a_blocking_call() {
        Consumer<Models.MethodModel> cut =
                it -> it.policy = Optional.of(Models.policy(p -> p.attemptTimeout = written("attemptTimeout", "5s")));

        assertThat(inMethod(cut)).containsExactly("attempt-timeout-blocking at attemptTimeout");
        assertThat(inMethod(cut.andThen(
                        it -> it.returns(Result.Kind.UNSUPPORTED, "java.util.concurrent.CompletableFuture"))))
                .containsExactly("not-yet-supported at attemptTimeout", "unsupported-return at find");
    }

    @Test
    void annotations_do_not_contradict_each_other() {
        assertThat(inMethod(it -> {
                    it.idempotency = Optional.of(idempotent(bare -> {}));
                    it.notIdempotent = true;
                }))
                .containsExactly("conflicting-annotations at @NotIdempotent");
        assertThat(inMethod(FORWARDED.andThen(it -> {
                    it.policyOnMethod = true;
                    it.notRetryable = true;
                })))
                .containsExactly("conflicting-annotations at @NotRetryable");
        assertThat(inMethod(FORWARDED.andThen(it -> it.notRetryable = true))).isEmpty();
        assertThat(inMethod(FORWARDED.andThen(it -> it.policyOnMethod = true)))
                .containsExactly("conflicting-annotations at find");
        assertThat(inMethod(it -> it.composedPolicies = List.of(at("@Patient"), at("@Quick"))))
                .containsExactly("conflicting-annotations at @Quick");
        assertThat(inMethod(it -> it.composedPolicies = List.of(at("@Patient"))))
                .isEmpty();
    }

    @Test
    void a_side_is_for_default_methods() {
        RunOn onMethod = new RunOn(RunOn.Side.PROXY, true, at("@RunOn"));
        RunOn onInterface = new RunOn(RunOn.Side.PROXY, false, at("@RunOn"));

        assertThat(inMethod(it -> it.runOn = Optional.of(onMethod)))
                .containsExactly("conflicting-annotations at @RunOn");
        assertThat(inMethod(it -> it.runOn = Optional.of(onInterface))).isEmpty();
        assertThat(inMethod(it -> {
                    it.runOn = Optional.of(onMethod);
                    it.isDefault = true;
                }))
                .isEmpty();
    }

    @Test
    void two_composed_policies_on_an_interface_are_a_conflict() {
        assertThat(Found.in(Models.client(
                        it -> it.composedPolicies = List.of(at("@Patient"), at("@Quick")), method("find"))))
                .containsExactly("conflicting-annotations at @Quick");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0.2, burst",
        "-1, 0.2, burst",
        "1, -0.1, ratio",
        "1, 1.1, ratio",
        "1, NaN, ratio",
        "1, Infinity, ratio"
    })
    void a_budget_holds_something_and_earns_a_share(int burst, double ratio, String member) {
        Budget budget = budget(burst, ratio);

        assertThat(inMethod(it -> it.budget = Optional.of(budget))).containsExactly("bad-budget at " + member);
        assertThat(Found.in(Models.client(it -> it.budget = Optional.of(budget), method("find"))))
                .containsExactly("bad-budget at " + member);
    }

    @Test
    void the_edges_of_a_budget_are_fine() {
        assertThat(inMethod(it -> it.budget = Optional.of(budget(1, 0)))).isEmpty();
        assertThat(inMethod(it -> it.budget = Optional.of(budget(Integer.MAX_VALUE, 1))))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"@CircuitBreaker", "@RefreshCredentials", "@Fallback", "@DeadLetter"})
    void what_does_not_exist_yet_is_refused(String annotation) {
        Unsupported unsupported = new Unsupported(annotation, at(annotation));

        assertThat(inMethod(FORWARDED.andThen(it -> it.unsupported = List.of(unsupported))))
                .containsExactly("not-yet-supported at " + annotation);
        assertThat(Found.only(Models.client(it -> it.unsupported = List.of(unsupported), method("find")))
                        .problem())
                .isEqualTo(annotation + " is not supported by this version of Reprise.");
    }

    @Test
    void a_default_method_does_not_slip_past_the_keys() {
        Method pay = method(
                "pay",
                it -> it.idempotency = Optional.of(idempotent(i -> {
                    i.key(part("id"));
                    i.attemptId = Optional.of(part("attempt"));
                })));
        Consumer<Models.MethodModel> aside = FORWARDED.andThen(it -> it.isDefault = true);

        assertThat(Found.in(pay, method("payTwice", aside))).containsExactly("default-bypasses-policy at payTwice");
        assertThat(Found.in(method("find"), method("payTwice", aside))).isEmpty();
        assertThat(Found.in(pay, method("pay", aside.andThen(it -> it.treatment = Treatment.INHERIT))))
                .isEmpty();
        assertThat(Found.in(pay, method("payTwice", aside.andThen(it -> it.notRetryable = true))))
                .isEmpty();
        assertThat(Found.in(
                        pay,
                        method(
                                "payTwice",
                                aside.andThen(it ->
                                        it.runOn = Optional.of(new RunOn(RunOn.Side.DELEGATE, false, at("@RunOn")))))))
                .isEmpty();
        assertThat(Found.in(pay, method("abstractOne", FORWARDED))).isEmpty();
    }

    private static Budget budget(int burst, double ratio) {
        return new Budget(
                written("burst", burst), written("ratio", ratio), written("enabled", true), at("@RetryBudget"));
    }
}
