package dev.reprise.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.processor.diagnose.Position;
import dev.reprise.processor.model.Fault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MissingTypesTest {

    private static String of(String declaration) {
        return "package demo; import dev.reprise.*; import java.util.*; " + declaration;
    }

    private static Fault missing(String... sources) {
        Reading reading = Reading.of(sources);
        assertThat(reading.unresolved()).containsOnlyKeys("demo.Api");
        return reading.unresolved().get("demo.Api");
    }

    @Test
    void an_interface_whose_types_all_exist_waits_for_nothing() {
        Reading reading = Reading.of(
                of(
                        "public interface Api<T extends Comparable<T>> extends java.io.Closeable {"
                                + " @Retryable(on = IllegalStateException.class) <S extends List<? super S>> Map<String, S[]> find(T key, S s) throws Exception; }"));

        assertThat(reading.unresolved()).isEmpty();
        assertThat(reading.names()).containsExactly("demo.Api");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Missing find();",
                "void find(Missing m);",
                "void find() throws Missing;",
                "void find(List<? extends Map<String, Missing[]>> m);",
                "void find(Optional<? super Missing> m);",
                "<S extends Missing> void find(S s);"
            })
    void a_type_that_a_signature_mentions_is_named_with_the_method(String method) {
        Fault fault = missing(of("public interface Api { @Retryable " + method + " }"));

        assertThat(fault.id()).isEqualTo("unresolved-type");
        assertThat(fault.problem()).isEqualTo("find uses the type Missing, which does not exist.");
        assertThat(((Position) fault.place()).element().getSimpleName()).hasToString("find");
    }

    @Test
    void a_missing_parent_is_found_wherever_in_the_hierarchy() {
        Fault direct = missing(of("@Retryable public interface Api extends Missing { void find(); }"));
        Fault above = missing(
                of("@Retryable public interface Api extends Base<String> { void find(); }"),
                of("public interface Base<T> extends Missing<T> {}"));

        assertThat(direct.problem()).startsWith("Api uses the type Missing");
        assertThat(above.problem()).startsWith("Base uses the type Missing");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "on = Missing.class",
                "on = {IllegalStateException.class, Missing.class}",
                "notOn = Missing.class",
                "classifier = Missing.class",
                "maxTries = Missing.TRIES"
            })
    void a_value_that_an_annotation_mentions_is_named_with_the_annotation(String member) {
        Fault fault = missing(of("public interface Api { @Retryable(" + member + ") void find(); }"));

        assertThat(fault.problem())
                .isEqualTo("@Retryable on find names a class or constant that the compiler cannot resolve.");
        assertThat(((Position) fault.place()).value()).isNotNull();
    }

    @Test
    void what_a_path_of_a_key_leads_through_has_to_exist() {
        String api = of(
                "public interface Api { @Retryable @Idempotent(key = \"command.order.id\") void pay(Command command); }");

        Fault component = missing(api, of("public record Command(Missing order) {}"));
        Fault parent = missing(api, of("public class Command extends Missing {}"));
        Fault inside = missing(
                of("public interface Api { @Retryable @Idempotent(key = \"command\") void pay(Command command); }"),
                of("public record Command(List<Order> orders) {}"),
                of("public record Order(Missing id) {}"));

        assertThat(component.problem()).startsWith("pay uses the type Missing");
        assertThat(parent.problem()).startsWith("pay uses the type Missing");
        assertThat(inside.problem()).startsWith("pay uses the type Missing");
    }

    @Test
    void what_no_path_leads_through_may_be_missing() {
        Reading reading = Reading.of(
                of("public interface Api { @Retryable @Idempotent(key = \"command.id\") void pay(Command command); }"),
                of("public class Command { public String id; Missing other; }"));

        assertThat(reading.unresolved()).isEmpty();
    }
}
