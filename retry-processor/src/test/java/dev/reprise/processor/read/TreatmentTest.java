package dev.reprise.processor.read;

import static dev.reprise.processor.read.Reading.api;
import static dev.reprise.processor.read.Reading.method;
import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.Treatment;
import java.util.List;
import org.junit.jupiter.api.Test;

class TreatmentTest {

    private static List<Treatment> treatments(String members) {
        return Reading.client(api(members)).methods().stream()
                .map(method -> method.treatment())
                .toList();
    }

    @Test
    void a_method_without_a_policy_is_forwarded() {
        assertThat(treatments("@Retryable void a(); void b();")).containsExactly(Treatment.RETRY, Treatment.FORWARD);
    }

    @Test
    void a_keyed_method_that_is_not_retried_gets_its_key() {
        assertThat(treatments("@Idempotent(random = true) void a(@IdempotencyKey String key);"
                        + " @Retryable @NotRetryable @Idempotent(key = \"id\") void b(String id);"))
                .containsExactly(Treatment.KEY_ONLY, Treatment.KEY_ONLY);
    }

    @Test
    void a_default_method_that_overloads_a_policy_method_is_inherited_and_any_other_forwarded() {
        assertThat(treatments("@Retryable void find(int page); @Idempotent(random = true) void pay(int i);"
                        + " default void find() { find(0); } default void pay() { pay(0); } default void all() {}"))
                .containsExactly(
                        Treatment.RETRY, Treatment.KEY_ONLY, Treatment.INHERIT, Treatment.INHERIT, Treatment.FORWARD);
    }

    @Test
    void an_overload_of_a_method_without_a_policy_is_forwarded() {
        assertThat(treatments("@Retryable void other(); void find(int page); default void find() { find(0); }"))
                .containsExactly(Treatment.RETRY, Treatment.FORWARD, Treatment.FORWARD);
    }

    @Test
    void a_policy_on_the_interface_is_not_for_default_methods() {
        Client client = Reading.client(
                "package demo; @dev.reprise.Retryable public interface Api { void find(); default void all() {} }");

        assertThat(method(client, "all").policy()).isEmpty();
        assertThat(method(client, "all").treatment()).isEqualTo(Treatment.FORWARD);
    }

    @Test
    void a_default_method_with_a_policy_of_its_own_is_retried_wherever_it_would_run() {
        assertThat(treatments("@Retryable @RunOn(Side.PROXY) default void all() {}"))
                .containsExactly(Treatment.RETRY);
    }

    @Test
    void run_on_decides_for_the_others_on_the_method_before_the_interface() {
        Client client = Reading.client(
                "package demo; import dev.reprise.*; @RunOn(Side.PROXY) @Retryable public interface Api {"
                        + " void find(int i); default void all() {} @RunOn(Side.DELEGATE) default void find() {} }");

        assertThat(method(client, "all").treatment()).isEqualTo(Treatment.INHERIT);
        assertThat(method(client, "all").runOn().orElseThrow().onMethod()).isFalse();
        assertThat(client.methods().get(2).treatment()).isEqualTo(Treatment.FORWARD);
        assertThat(client.methods().get(2).runOn().orElseThrow().onMethod()).isTrue();
    }

    @Test
    void an_overload_that_is_not_retryable_is_forwarded() {
        assertThat(treatments("@Retryable void find(int page); @NotRetryable default void find() { find(0); }"))
                .containsExactly(Treatment.RETRY, Treatment.FORWARD);
    }

    @Test
    void close_of_an_auto_closeable_is_forwarded_and_another_close_is_not() {
        Client closeable = Reading.client(
                "package demo; @dev.reprise.Retryable public interface Api extends java.io.Closeable { void find(); void close(int i); }");
        Client other = Reading.client("package demo; @dev.reprise.Retryable public interface Api { void close(); }");

        assertThat(closeable.methods())
                .extracting(method -> method.treatment())
                .containsExactly(Treatment.RETRY, Treatment.RETRY, Treatment.FORWARD);
        assertThat(other.methods().get(0).treatment()).isEqualTo(Treatment.RETRY);
    }

    @Test
    void a_fluent_method_returns_the_interface_itself_or_one_of_its_parents() {
        Client client = Reading.client(
                "package demo; @dev.reprise.Retryable public interface Api<T> extends Base<Api<T>> {"
                        + " Api<T> own(); Api<String> other(); Object any(); Base<Api<T>> parent(); }",
                "package demo; public interface Base<S> { S with(String header); }");

        assertThat(client.methods())
                .extracting(method -> method.name() + " " + method.result().self())
                .containsExactly("own true", "other false", "any false", "parent true", "with true");
    }
}
