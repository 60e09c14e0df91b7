package dev.reprise.processor.read;

import static dev.reprise.processor.read.Reading.method;
import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.processor.diagnose.Position;
import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Place;
import dev.reprise.processor.model.Policy;
import dev.reprise.processor.model.RunOn;
import dev.reprise.processor.model.Treatment;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PrecedenceTest {

    private static final String PATIENT = of("@Retryable(maxTries = 9) public @interface Patient {}");

    private static String of(String declaration) {
        return "package demo; import dev.reprise.*; " + declaration;
    }

    private static int tries(Method method) {
        return method.policy().orElseThrow().maxTries().value();
    }

    private static String element(Place place) {
        return ((Position) place).element().getSimpleName().toString();
    }

    @Test
    void method_then_composed_on_the_method_then_interface_then_composed_on_the_interface() {
        Client client = Reading.client(
                of("@Retryable(maxTries = 2) @Patient public interface Api {"
                        + " @Patient @Retryable(maxTries = 3) void a(); @Patient void b(); void c(); }"),
                PATIENT);
        Client composedOnly = Reading.client(of("@Patient public interface Api { void a(); }"), PATIENT);

        assertThat(client.methods()).extracting(PrecedenceTest::tries).containsExactly(3, 9, 2);
        assertThat(tries(composedOnly.methods().get(0))).isEqualTo(9);
    }

    @Test
    void what_a_method_says_replaces_what_its_interface_says_whole() {
        Method find = Reading.client(
                        of(
                                "@Retryable(maxTries = 2) public interface Api { @Retryable(baseDelay = \"3s\") void find(); }"))
                .methods()
                .get(0);

        assertThat(tries(find)).isEqualTo(5);
        assertThat(find.policyOnMethod()).isTrue();
    }

    @Test
    void an_override_keeps_what_the_overridden_method_said_annotation_by_annotation() {
        Client client = Reading.client(
                of("@Retryable public interface Api extends Base { @Override @Retryable(maxTries = 3) void find(); }"),
                of("public interface Base extends Root { @Override @HttpMethod(\"GET\") void find(); }"),
                of(
                        "public interface Root { @Retryable(maxTries = 4) @HttpMethod(\"PUT\") @NotIdempotent void find(); }"));

        Method find = method(client, "find");
        assertThat(tries(find)).isEqualTo(3);
        assertThat(find.http().orElseThrow().value()).isEqualTo("GET");
        assertThat(find.notIdempotent()).isPresent();
        assertThat(element(find.http().orElseThrow().place())).isEqualTo("find");
    }

    @Test
    void a_policy_on_a_parent_covers_what_the_parent_declares_unless_the_interface_has_its_own() {
        String parent = of("@Retryable(maxTries = 4) public interface Base { void inherited(); }");

        Client without = Reading.client(
                of("public interface Api extends Base { @Retryable(maxTries = 2) void own(); void other(); }"), parent);
        Client with = Reading.client(of("@Retryable(maxTries = 3) public interface Api extends Base {}"), parent);

        assertThat(tries(method(without, "inherited"))).isEqualTo(4);
        assertThat(method(without, "other").policy()).isEmpty();
        assertThat(tries(method(with, "inherited"))).isEqualTo(3);
    }

    @Test
    void not_retryable_switches_off_and_a_later_policy_switches_on_again() {
        Client client = Reading.client(
                of("@Retryable public interface Api extends Base { @NotRetryable void a();"
                        + " @Override @NotRetryable void b(); @Override @Retryable void c(); }"),
                of("public interface Base { @Retryable void b(); @NotRetryable void c(); @NotRetryable void d(); }"));

        assertThat(client.methods()).extracting(Method::name).containsExactly("a", "b", "c", "d");
        assertThat(client.methods())
                .extracting(Method::treatment)
                .containsExactly(Treatment.FORWARD, Treatment.FORWARD, Treatment.RETRY, Treatment.FORWARD);
        assertThat(method(client, "b").policyOnMethod()).isFalse();
        assertThat(method(client, "c").notRetryable()).isEmpty();
    }

    @Test
    void a_policy_and_its_opposite_on_one_method_are_both_read() {
        Method find = Reading.client(of("public interface Api { @Retryable @NotRetryable void find(); }"))
                .methods()
                .get(0);

        assertThat(find.policyOnMethod()).isTrue();
        assertThat(find.notRetryable()).isPresent();
        assertThat(find.policy()).isEmpty();
    }

    @Test
    void not_idempotent_withdraws_the_word_of_the_interface_and_of_a_parent() {
        Client client = Reading.client(
                of("@Retryable @Idempotent public interface Api extends Base {"
                        + " @NotIdempotent void a(); void b(); @Override @NotIdempotent void c(); }"),
                of("public interface Base { @Idempotent void c(); }"));

        assertThat(method(client, "a").idempotency()).isEmpty();
        assertThat(method(client, "b").idempotency().orElseThrow().onMethod()).isFalse();
        assertThat(method(client, "c").idempotency()).isEmpty();
        assertThat(client.idempotency()).isPresent();
    }

    @Test
    void two_composed_policies_on_one_method_are_both_named() {
        Method find = Reading.client(
                        of("public interface Api { @Patient @Hasty void find(); }"),
                        PATIENT,
                        of("@Retryable(maxTries = 2) public @interface Hasty {}"))
                .methods()
                .get(0);

        assertThat(find.composedPolicies()).hasSize(2);
        assertThat(tries(find)).isEqualTo(9);
    }

    @Test
    void a_composed_policy_of_this_compilation_is_shown_where_it_is_written() {
        Policy policy = Reading.client(of("public interface Api { @Patient void find(); }"), PATIENT)
                .methods()
                .get(0)
                .policy()
                .orElseThrow();

        assertThat(policy.composed()).isTrue();
        assertThat(element(policy.place())).isEqualTo("Patient");
        assertThat(element(policy.maxTries().place())).isEqualTo("Patient");
        assertThat(element(policy.use())).isEqualTo("find");
        assertThat(policy.origin()).isEmpty();
    }

    @Test
    void a_composed_policy_of_a_class_file_is_shown_where_it_is_used(@TempDir Path classes) {
        Path library = Reading.library(
                classes, "package lib; @dev.reprise.Retryable(maxTries = 9) public @interface Patient {}");

        Policy policy = Reading.beside(List.of(library), of("public interface Api { @lib.Patient void find(); }"))
                .client()
                .methods()
                .get(0)
                .policy()
                .orElseThrow();

        assertThat(policy.maxTries().value()).isEqualTo(9);
        assertThat(policy.maxTries().explicit()).isTrue();
        assertThat(element(policy.place())).isEqualTo("find");
        assertThat(policy.maxTries().place()).isEqualTo(policy.use());
        assertThat(policy.origin()).isEqualTo("lib.Patient");
    }

    @Test
    void annotations_may_be_composed_of_composed_ones_three_deep_and_even_of_themselves() {
        String loop = of("@Loop public @interface Loop {}");
        String two = of("@Patient @Loop public @interface Two {}");
        String three = of("@Two public @interface Three {}");
        String four = of("@Three public @interface Four {}");

        Client deep = Reading.client(of("@Three public interface Api { void find(); }"), loop, PATIENT, two, three);
        Reading tooDeep =
                Reading.of(of("@Four public interface Api { void find(); }"), loop, PATIENT, two, three, four);

        assertThat(tries(deep.methods().get(0))).isEqualTo(9);
        assertThat(tooDeep.names()).isEmpty();
    }

    @Test
    void a_composed_annotation_brings_our_other_annotations_too() {
        Client client = Reading.client(
                of("@Careful public interface Api { @Careful void find(); default void all() {} }"),
                of("@Retryable @Idempotent @RetryBudget(burst = 7) @RunOn(Side.PROXY) public @interface Careful {}"));

        Method find = method(client, "find");
        assertThat(find.idempotency().orElseThrow().onMethod()).isTrue();
        assertThat(find.budget().orElseThrow().burst().value()).isEqualTo(7);
        assertThat(client.budget().orElseThrow().burst().value()).isEqualTo(7);
        assertThat(method(client, "all").runOn().orElseThrow().side()).isEqualTo(RunOn.Side.PROXY);
        assertThat(method(client, "all").treatment()).isEqualTo(Treatment.INHERIT);
    }

    @Test
    void warnings_are_off_where_they_are_suppressed_around_the_method() {
        Client client = Reading.client(
                of("@SuppressWarnings({\"all\", \"retry:no-jitter\"}) public class Outer {"
                        + " @SuppressWarnings(\"retry:lazy-result\") @Patient public interface Api {"
                        + " @SuppressWarnings(\"retry:doubtful-status\") void find(); } }"),
                of("@SuppressWarnings(\"retry:unbounded-wait\") @Retryable public @interface Patient {}"));

        assertThat(client.suppressed()).containsExactlyInAnyOrder("no-jitter", "lazy-result");
        Method find = client.methods().get(0);
        assertThat(find.suppressed()).containsExactlyInAnyOrder("no-jitter", "lazy-result", "doubtful-status");
        assertThat(find.policy().orElseThrow().suppressed())
                .containsExactlyInAnyOrder("unbounded-wait", "no-jitter", "lazy-result");
    }

    @Test
    void constants_are_folded_and_an_entry_of_an_array_has_its_own_place() {
        Client client = Reading.client(of("public interface Api { int TRIES = 3; String SECOND = \"s\";"
                + " @Retryable(maxTries = TRIES + 1, baseDelay = \"2\" + SECOND, onStatus = {429, 503}) void find();"
                + " @Retryable(onStatus = 500) void one(); }"));

        Policy find = method(client, "find").policy().orElseThrow();
        assertThat(find.maxTries().value()).isEqualTo(4);
        assertThat(find.baseDelay().value()).isEqualTo("2s");
        assertThat(find.onStatus().value()).extracting(status -> status.value()).containsExactly(429, 503);
        assertThat(find.onStatus().value().get(0).place())
                .isNotEqualTo(find.onStatus().value().get(1).place());
        assertThat(method(client, "one").policy().orElseThrow().onStatus().value())
                .hasSize(1);
    }
}
