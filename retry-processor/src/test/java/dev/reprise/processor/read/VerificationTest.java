package dev.reprise.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.processor.model.Verification;
import dev.reprise.processor.model.Verification.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VerificationTest {

    private static Verification read(String verified, String members) {
        return Reading.client(
                        "package demo; import dev.reprise.*; import java.util.*; public interface Api extends Base {"
                                + " @Retryable @Idempotent(verifiedBy = \"find\") " + verified + "; " + members + " }",
                        "package demo; import java.util.*; public interface Base { Optional<String> inherited(String id); }")
                .methods()
                .get(0)
                .idempotency()
                .orElseThrow()
                .verifiedBy()
                .orElseThrow();
    }

    private static Problem problem(String verified, String members) {
        return read(verified, members).problem().orElseThrow();
    }

    @Test
    void an_optional_result_is_found_by_the_same_parameters_without_the_key() {
        Verification verification = read(
                "String pay(String id, @IdempotencyKey String key, int amount)",
                "Optional<String> find(String id); Optional<String> find(String id, int amount);");

        assertThat(verification.problem()).isEmpty();
        assertThat(verification.optional()).isTrue();
        assertThat(verification.arguments()).containsExactly("id", "amount");
        assertThat(verification.returnType()).hasToString("java.util.Optional<java.lang.String>");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "CharSequence pay(String id) | String find(String id)             | false",
                "CharSequence pay(String id) | Optional<? extends String> find(String id) | true",
                "int pay(String id)          | Optional<Integer> find(String id)  | true",
                "int pay(String id)          | Integer find(String id)            | false",
                "List<String> pay(String id) | ArrayList<String> find(String id)  | false",
            })
    void a_result_that_can_stand_for_the_verified_one_will_do(String verified, String find, boolean optional) {
        Verification verification = read(verified, find + ";");

        assertThat(verification.problem()).isEmpty();
        assertThat(verification.optional()).isEqualTo(optional);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "String pay(String id)           | Object find(String id)",
                "String pay(String id)           | Optional<Object> find(String id)",
                "String pay(String id)           | Optional find(String id)",
                "int pay(String id)              | int find(String id)",
                "Optional<String> pay(String id) | Optional<String> find(String id)",
                "String pay(String id)           | void find(String id)",
            })
    void any_other_result_is_refused(String verified, String find) {
        assertThat(problem(verified, find + ";").problem()).contains("which cannot be the result of pay");
    }

    @ParameterizedTest
    @ValueSource(strings = {"find()", "find(int id)", "find(String id, String more)", "find(Object id)"})
    void other_parameters_are_refused(String find) {
        Problem problem = problem("String pay(String id)", "Optional<String> " + find + ";");

        assertThat(problem.problem()).isEqualTo("find does not take the parameters of pay.");
        assertThat(problem.advice()).isEqualTo("Declare Optional<String> find(String id).");
    }

    @Test
    void a_name_that_is_no_method_gets_the_one_that_was_meant() {
        Problem problem = problem("String pay(String id)", "Optional<String> fnd(String id);");

        assertThat(problem.problem()).isEqualTo("There is no method find to ask.");
        assertThat(problem.advice()).endsWith("Did you mean \"fnd\"?");
    }

    @Test
    void a_method_cannot_verify_itself_and_nothing_cannot_be_verified() {
        assertThat(problem("String find(String id)", "").problem()).startsWith("find cannot verify itself");
        assertThat(problem("void pay(String id)", "Optional<String> find(String id);")
                        .problem())
                .startsWith("pay returns nothing");
    }

    @Test
    void the_asked_method_may_be_inherited() {
        Verification verification = Reading.client(
                        "package demo; import dev.reprise.*; public interface Api extends Base<String> {"
                                + " @Retryable @Idempotent(verifiedBy = \"inherited\") String pay(String id); }",
                        "package demo; public interface Base<T> { T inherited(T id); }")
                .methods()
                .get(0)
                .idempotency()
                .orElseThrow()
                .verifiedBy()
                .orElseThrow();

        assertThat(verification.problem()).isEmpty();
        assertThat(verification.returnType()).hasToString("java.lang.String");
    }
}
