package dev.reprise.processor.check;

import static dev.reprise.processor.check.Found.inPolicy;
import static dev.reprise.processor.model.Models.written;
import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.ClassName;
import dev.reprise.processor.model.Classifier;
import dev.reprise.processor.model.ExceptionType;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Models;
import dev.reprise.processor.model.Policy;
import java.io.EOFException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FailureRulesTest {

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 200, 399, 600, 999})
    void a_status_to_retry_is_an_error(int status) {
        assertThat(inPolicy(it -> it.onStatus(503, status))).containsExactly("bad-status at " + status);
    }

    @ParameterizedTest
    @ValueSource(ints = {400, 401, 405, 410, 414, 415, 422, 501})
    void what_cannot_pass_is_not_retried(int status) {
        assertThat(inPolicy(it -> it.onStatus(503, status))).containsExactly("hopeless-status at " + status);
    }

    @ParameterizedTest
    @ValueSource(ints = {403, 404, 409, 413})
    void what_rarely_passes_is_doubted(int status) {
        assertThat(inPolicy(it -> it.onStatus(status, 503))).containsExactly("doubtful-status at " + status);
    }

    @ParameterizedTest
    @ValueSource(ints = {402, 408, 418, 425, 429, 500, 502, 503, 504, 599})
    void the_others_are_fine(int status) {
        assertThat(inPolicy(it -> it.onStatus(status))).isEmpty();
    }

    @Test
    void an_expired_token_is_for_another_feature() {
        assertThat(Found.only(Models.client(Models.method(
                                "find", it -> it.policy = Optional.of(Models.policy(p -> p.onStatus(401))))))
                        .advice())
                .contains("@RefreshCredentials");
    }

    @Test
    void unsent_only_stands_alone() {
        assertThat(inPolicy(it -> {
                    it.unsentOnly = written("unsentOnly", true);
                    it.onStatus(503);
                }))
                .containsExactly("unsent-only-conflict at unsentOnly");
        assertThat(inPolicy(it -> {
                    it.unsentOnly = written("unsentOnly", true);
                    it.on(IllegalStateException.class);
                    it.onStatus(503);
                }))
                .containsExactly("unsent-only-conflict at unsentOnly");
        assertThat(inPolicy(it -> it.unsentOnly = written("unsentOnly", true))).isEmpty();
        assertThat(inPolicy(it -> {
                    it.unsentOnly = written("unsentOnly", false);
                    it.onStatus(503);
                }))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                Throwable.class,
                Error.class,
                OutOfMemoryError.class,
                InterruptedException.class,
                ClosedByInterruptException.class
            })
    void what_is_never_retried_is_not_named(Class<?> type) {
        assertThat(inPolicy(it -> it.on(type))).contains("bad-exception-type at " + type.getSimpleName());
        assertThat(inPolicy(it -> it.notOn(type))).containsExactly("bad-exception-type at " + type.getSimpleName());
    }

    @Test
    void no_type_is_named_twice_in_one_list() {
        assertThat(inPolicy(it -> it.on(IllegalStateException.class, IllegalStateException.class)))
                .containsExactly("bad-exception-type at IllegalStateException");
        assertThat(inPolicy(it -> it.notOn(IllegalStateException.class, IllegalStateException.class)))
                .containsExactly("bad-exception-type at IllegalStateException");
    }

    @Test
    void not_on_leaves_something_of_on() {
        assertThat(inPolicy(it -> {
                    it.on(IllegalStateException.class, NumberFormatException.class);
                    it.notOn(IllegalStateException.class, IllegalArgumentException.class);
                }))
                .containsExactly("bad-exception-type at on");
        assertThat(inPolicy(it -> {
                    it.on(IllegalArgumentException.class, IllegalStateException.class);
                    it.notOn(NumberFormatException.class, IllegalStateException.class);
                }))
                .isEmpty();
    }

    @Test
    void a_type_that_the_proxy_cannot_name_is_refused() {
        ExceptionType hidden = new ExceptionType(
                ClassName.get("demo", "Outer", "Hidden"),
                ExceptionType.Kind.UNCHECKED,
                List.of(),
                false,
                Models.at("Hidden"));

        assertThat(inPolicy(it -> it.on = written("on", List.of(hidden))))
                .containsExactly("bad-exception-type at Hidden");
    }

    @Test
    void a_type_above_every_bug_is_warned_about() {
        assertThat(inPolicy(it -> it.on(RuntimeException.class)))
                .containsExactly("broad-exception at RuntimeException");
        assertThat(Found.in(throwing(it -> it.on(Exception.class), Exception.class)))
                .containsExactly("broad-exception at Exception");
    }

    @Test
    void a_checked_exception_is_one_that_the_method_can_throw() {
        assertThat(Found.in(throwing(it -> it.on(TimeoutException.class), IOException.class)))
                .containsExactly("never-thrown at TimeoutException");
        assertThat(Found.in(throwing(it -> it.on(EOFException.class), IOException.class)))
                .isEmpty();
        assertThat(Found.in(throwing(it -> it.on(IOException.class), FileNotFoundException.class)))
                .isEmpty();
        assertThat(Found.in(throwing(it -> it.on(EOFException.class), FileNotFoundException.class)))
                .containsExactly("never-thrown at EOFException");
        assertThat(Found.in(throwing(it -> it.on(TimeoutException.class), Throwable.class)))
                .isEmpty();
        assertThat(Found.in(throwing(it -> it.on(IllegalStateException.class)))).isEmpty();
    }

    @Test
    void a_shared_policy_names_what_one_of_its_methods_throws() {
        var policy = Models.policy(it -> it.on(TimeoutException.class));
        Method quick = interfacePolicy("quick", policy);
        Method slow = interfacePolicy("slow", policy, TimeoutException.class);

        assertThat(Found.in(Models.client(it -> it.policy = Optional.of(policy), quick, slow)))
                .isEmpty();
        assertThat(Found.in(Models.client(it -> it.policy = Optional.of(policy), quick)))
                .containsExactly("never-thrown at TimeoutException");
    }

    @Test
    void a_composed_policy_is_written_for_interfaces_that_throw_other_things() {
        assertThat(inPolicy(it -> {
                    it.composed = true;
                    it.on(TimeoutException.class);
                }))
                .isEmpty();
    }

    @Test
    void a_classifier_that_cannot_be_made_is_refused_with_the_reason() {
        Method find = Models.method(
                "find",
                it -> it.policy = Optional.of(Models.policy(p -> p.classifier = Optional.of(new Classifier(
                        ClassName.get("demo", "Judge"), Optional.of("is abstract"), true, Models.at("classifier"))))));

        assertThat(Found.in(find)).containsExactly("bad-classifier at classifier");
        assertThat(Found.only(Models.client(find)).problem()).isEqualTo("classifier = demo.Judge.class is abstract.");
    }

    private static Method throwing(Consumer<Models.PolicyModel> policy, Class<?>... thrown) {
        return Models.method("find", it -> {
            it.policy = Optional.of(Models.policy(policy));
            it.catchable = List.of(thrown).stream().map(Models::exception).toList();
        });
    }

    private static Method interfacePolicy(String name, Policy policy, Class<?>... thrown) {
        return Models.method(name, it -> {
            it.policy = Optional.of(policy);
            it.policyOnMethod = false;
            it.catchable = List.of(thrown).stream().map(Models::exception).toList();
        });
    }
}
