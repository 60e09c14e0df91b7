package dev.reprise.processor.check;

import static dev.reprise.processor.model.Models.idempotent;
import static dev.reprise.processor.model.Models.method;
import static dev.reprise.processor.model.Models.parameter;
import static dev.reprise.processor.model.Models.part;
import static dev.reprise.processor.model.Models.written;
import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.processor.model.KeyFormat;
import dev.reprise.processor.model.KeyValue;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Models;
import dev.reprise.processor.model.Models.IdempotencyModel;
import dev.reprise.processor.model.Parameter;
import dev.reprise.processor.model.Treatment;
import dev.reprise.processor.model.Verification;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class KeyRulesTest {

    private static final KeyValue UNSTABLE = new KeyValue.Unstable("no stable form", "use another");

    @Test
    void a_key_with_an_attempt_id_is_fine() {
        assertThat(in(it -> {})).isEmpty();
    }

    @Test
    void a_part_leads_to_a_value() {
        assertThat(in(it -> it.key(part("order.id", new KeyValue.Unresolved("no order", "did you mean")))))
                .containsExactly("key-path at order.id");
        assertThat(in(it -> it.attemptId = Optional.of(part("x", new KeyValue.Unresolved("no x", "did you mean")))))
                .containsExactly("key-path at x");
    }

    @Test
    void a_part_has_a_stable_form_through_and_through() {
        assertThat(in(it -> it.key(part("price", UNSTABLE)))).containsExactly("key-type at price");
        assertThat(in(it -> it.key(part("list", new KeyValue.Sequence(new KeyValue.Maybe(UNSTABLE))))))
                .containsExactly("key-type at list");
        assertThat(in(it -> it.key(
                        part("order", new KeyValue.Composite(List.of(new KeyValue.Component("price", UNSTABLE)))))))
                .containsExactly("key-type at order");
    }

    @Test
    void every_faulty_part_is_told() {
        assertThat(in(it -> it.key(part("a", UNSTABLE), part("b", UNSTABLE), part(" "))))
                .containsExactly("key-type at a", "key-type at b", "key-empty at  ");
    }

    @Test
    void a_part_stands_there_once() {
        assertThat(in(it -> it.key(part("id"), part("id")))).containsExactly("key-duplicate at id");
        assertThat(in(it -> it.key(part("id"), part("attempt")))).containsExactly("key-duplicate at attempt");
    }

    @Test
    void a_scope_or_a_format_needs_a_key() {
        assertThat(inBare(it -> it.scope = written("scope", "payments"))).containsExactly("key-empty at scope");
        assertThat(inBare(it -> it.format = written("format", KeyFormat.UUID))).containsExactly("key-empty at format");
        assertThat(inBare(IdempotencyModel::key)).containsExactly("key-empty at key");
        assertThat(inBare(it -> {
                    it.key();
                    it.scope = written("scope", "payments");
                }))
                .containsExactly("key-empty at key");
        assertThat(inBare(it -> {
                    it.key();
                    it.verifiedBy("find", Optional.empty());
                }))
                .isEmpty();
        assertThat(inBare(it -> {})).isEmpty();
    }

    @Test
    void two_keyed_methods_have_two_scopes() {
        Method create = keyed("create", it -> {});
        Method overload = keyed("create", it -> it.key(part("other")));
        Method sameScope = keyed("update", it -> it.scope = written("scope", "PaymentsApi.create"));
        Method random = keyed("create", it -> {
            it.key = new IdempotencyModel().key;
            it.attemptId = Optional.empty();
            it.random = written("random", true);
        });

        assertThat(Found.in(create, overload)).containsExactly("key-duplicate at @Idempotent");
        assertThat(Found.in(create, sameScope)).containsExactly("key-duplicate at scope");
        assertThat(Found.in(create, random)).isEmpty();
        assertThat(Checks.of(Models.client(create, overload), Found.DEFAULTS).faulty())
                .containsExactly(overload);
    }

    @Test
    void a_key_without_an_attempt_id_is_warned_about() {
        assertThat(in(it -> it.attemptId = Optional.empty())).containsExactly("no-attempt-id at key");
    }

    @Test
    void random_leaves_nothing_to_the_other_members() {
        assertThat(in(it -> it.random = written("random", true))).containsExactly("conflicting-annotations at random");
        assertThat(inBare(it -> {
                    it.random = written("random", true);
                    it.scope = written("scope", "payments");
                    it.format = written("format", KeyFormat.UUID);
                }))
                .containsExactly("conflicting-annotations at random");
        assertThat(inBare(it -> {
                    it.random = written("random", true);
                    it.verifiedBy("find", Optional.empty());
                }))
                .isEmpty();
    }

    @Test
    void the_key_s_parameter_is_one_string_of_a_keyed_method() {
        assertThat(withParameters(true, key("key", true))).isEmpty();
        assertThat(withParameters(true, key("key", false))).containsExactly("key-parameter at key");
        assertThat(withParameters(true, key("key", true), key("again", true)))
                .containsExactly("key-parameter at again");
        assertThat(withParameters(false, key("key", true), key("again", false)))
                .containsExactly("key-parameter at key");
        assertThat(withParameters(false, parameter("id"))).isEmpty();
    }

    @Test
    void a_key_that_nothing_sends_is_warned_about() {
        Consumer<Models.MethodModel> unretried = it -> {
            it.policy = Optional.empty();
            it.policyOnMethod = false;
            it.treatment = Treatment.KEY_ONLY;
            it.idempotency = Optional.of(idempotent(KeyRulesTest::key));
        };

        assertThat(Found.in(method("pay", unretried))).containsExactly("idempotent-without-retry at @Idempotent");
        assertThat(Found.in(method("pay", unretried.andThen(it -> it.parameters = List.of(key("key", true))))))
                .isEmpty();
        assertThat(Found.in(
                        method("pay", unretried.andThen(it -> it.idempotency = Optional.of(idempotent(bare -> {}))))))
                .isEmpty();
    }

    @Test
    void the_verifying_method_fits() {
        assertThat(in(it -> it.verifiedBy("findd", Optional.of(new Verification.Problem("no findd", "find?")))))
                .containsExactly("verify-mismatch at verifiedBy");
        assertThat(in(it -> it.verifiedBy("find", Optional.empty()))).isEmpty();
    }

    @Test
    void an_interface_has_nothing_but_the_bare_word() {
        Consumer<IdempotencyModel> onInterface = it -> it.onMethod = false;
        var unresolved = part("id", new KeyValue.Unresolved("no id", "did you mean"));

        assertThat(onInterface(onInterface)).isEmpty();
        assertThat(onInterface(onInterface.andThen(it -> it.key(unresolved))))
                .containsExactly("conflicting-annotations at key");
        assertThat(onInterface(onInterface.andThen(it -> it.attemptId = Optional.of(unresolved))))
                .containsExactly("conflicting-annotations at id");
        assertThat(onInterface(onInterface.andThen(it -> it.random = written("random", true))))
                .containsExactly("conflicting-annotations at random");
        assertThat(onInterface(onInterface.andThen(it -> it.scope = written("scope", ""))))
                .containsExactly("conflicting-annotations at scope");
        assertThat(onInterface(onInterface.andThen(it -> it.verifiedBy("find", Optional.empty()))))
                .containsExactly("conflicting-annotations at verifiedBy");
    }

    private static void key(IdempotencyModel model) {
        model.key(part("id"));
        model.attemptId = Optional.of(part("attempt"));
    }

    private static Method keyed(String name, Consumer<IdempotencyModel> change) {
        return method(name, it -> {
            it.http = Optional.of("POST");
            it.idempotency = Optional.of(idempotent(model -> {
                key(model);
                change.accept(model);
            }));
        });
    }

    private static List<String> in(Consumer<IdempotencyModel> change) {
        return Found.in(keyed("pay", change));
    }

    private static List<String> inBare(Consumer<IdempotencyModel> change) {
        return Found.inMethod(it -> it.idempotency = Optional.of(idempotent(change)));
    }

    private static List<String> onInterface(Consumer<IdempotencyModel> change) {
        var idempotency = idempotent(change);
        Method find = method("find", it -> it.idempotency = Optional.of(idempotency));
        return Found.in(Models.client(it -> it.idempotency = Optional.of(idempotency), find));
    }

    private static Parameter key(String name, boolean string) {
        return parameter(name, true, string, Optional.empty());
    }

    private static List<String> withParameters(boolean keyed, Parameter... parameters) {
        return Found.inMethod(it -> {
            it.parameters = List.of(parameters);
            it.idempotency = keyed ? Optional.of(idempotent(KeyRulesTest::key)) : Optional.empty();
        });
    }
}
