package dev.reprise.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.processor.model.Idempotency;
import dev.reprise.processor.model.KeyPart;
import dev.reprise.processor.model.KeyPart.Step;
import dev.reprise.processor.model.KeyValue;
import dev.reprise.processor.model.KeyValue.Unresolved;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeyPathTest {

    private static String of(String declaration) {
        return "package demo; import dev.reprise.*; import java.util.*; import java.io.*; " + declaration;
    }

    private static KeyPart part(String path, String parameter, String... types) {
        return read(Stream.concat(
                        Stream.of(of("public interface Api { @Retryable @Idempotent(key = \"" + path + "\") void pay("
                                + parameter + "); }")),
                        Stream.of(types))
                .toArray(String[]::new));
    }

    private static KeyPart read(String... sources) {
        return Reading.client(sources)
                .methods()
                .get(0)
                .idempotency()
                .orElseThrow()
                .key()
                .value()
                .get(0);
    }

    private static Unresolved unresolved(KeyPart part) {
        assertThat(part.steps()).isEmpty();
        assertThat(part.value()).isInstanceOf(Unresolved.class);
        return (Unresolved) part.value();
    }

    private static List<String> expressions(KeyPart part) {
        assertThat(part.value()).isNotInstanceOf(Unresolved.class);
        return part.steps().stream().map(Step::expression).toList();
    }

    @Test
    void components_of_records_are_followed_to_the_end() {
        KeyPart part = part(
                "command.customer.id",
                "Command command",
                of("public record Command(Customer customer) {}"),
                of("public record Customer(long id) {}"));

        assertThat(expressions(part)).containsExactly("command", "customer()", "id()");
        assertThat(part.steps())
                .extracting(Step::path)
                .containsExactly("command", "command.customer", "command.customer.id");
    }

    @Test
    void accessors_are_tried_by_their_plain_name_then_get_then_is_then_a_public_field() {
        String type = of("public class Order {"
                + " public String plain() { return \"\"; } public String getPlain() { return \"\"; }"
                + " public String getBean() { return \"\"; } public boolean isBean() { return true; }"
                + " public boolean isSent() { return true; } public String sent;"
                + " public String field; }");

        assertThat(expressions(part("o.plain", "Order o", type))).containsExactly("o", "plain()");
        assertThat(expressions(part("o.bean", "Order o", type))).containsExactly("o", "getBean()");
        assertThat(expressions(part("o.sent", "Order o", type))).containsExactly("o", "isSent()");
        assertThat(expressions(part("o.field", "Order o", type))).containsExactly("o", "field");
    }

    @Test
    void inherited_accessors_have_the_type_arguments_put_in() {
        KeyPart part = part(
                "o.id",
                "Order o",
                of("public class Order extends Entity<UUID> {}"),
                of("public class Entity<I> { public I getId() { return null; } }"));

        assertThat(expressions(part)).containsExactly("o", "getId()");
        assertThat(part.value()).isInstanceOf(KeyValue.Scalar.class);
    }

    @Test
    void type_arguments_wildcards_and_bounds_are_looked_through() {
        String box = of("public record Box<T>(T content) {}");
        String id = of("public interface Named { String name(); }");

        assertThat(part("box.content", "Box<String> box", box).value()).isInstanceOf(KeyValue.Scalar.class);
        assertThat(expressions(part("box.content.name", "Box<? extends Named> box", box, id)))
                .containsExactly("box", "content()", "name()");
        assertThat(read(
                                of(
                                        "public interface Api<C extends Named & Serializable> { @Retryable @Idempotent(key = \"c.name\") void pay(C c); }"),
                                id)
                        .value())
                .isInstanceOf(KeyValue.Scalar.class);
    }

    @Test
    void of_two_accessors_of_one_name_the_narrower_is_called() {
        KeyPart part = part(
                "o.id",
                "Both o",
                of("public interface Both extends Wide, Narrow {}"),
                of("public interface Wide { Object id(); }"),
                of("public interface Narrow { String id(); }"));

        assertThat(part.value()).isInstanceOf(KeyValue.Scalar.class);
    }

    @Test
    void an_unknown_parameter_is_named_with_what_was_meant() {
        Unresolved unresolved = unresolved(part("comand.id", "String command, int retries"));

        assertThat(unresolved.problem()).isEqualTo("pay has no parameter comand.");
        assertThat(unresolved.advice()).isEqualTo("Its parameters are command, retries. Did you mean \"command\"?");
    }

    @Test
    void an_unknown_component_is_named_with_what_was_meant() {
        Unresolved unresolved =
                unresolved(part("c.ordrId", "Command c", of("public record Command(String orderId, int amount) {}")));

        assertThat(unresolved.problem()).isEqualTo("Command has no component, accessor or public field ordrId.");
        assertThat(unresolved.advice()).isEqualTo("It has amount, orderId. Did you mean \"orderId\"?");
    }

    @Test
    void accessors_that_a_key_cannot_call_are_refused_with_the_reason() {
        String type = of("public class Order {"
                + " public String checked() throws IOException { return \"\"; } public static String fixed() { return \"\"; }"
                + " public <T> T generic() { return null; } public void nothing() {} private String hidden() { return \"\"; }"
                + " public String unchecked() throws IllegalStateException { return \"\"; } }");

        assertThat(unresolved(part("o.checked", "Order o", type)).problem())
                .isEqualTo("Order.checked() throws a checked exception.");
        assertThat(unresolved(part("o.fixed", "Order o", type)).problem()).isEqualTo("Order.fixed() is static.");
        assertThat(unresolved(part("o.generic", "Order o", type)).problem()).isEqualTo("Order.generic() is generic.");
        assertThat(unresolved(part("o.nothing", "Order o", type)).problem())
                .isEqualTo("Order.nothing() returns nothing.");
        assertThat(unresolved(part("o.hidden", "Order o", type)).problem())
                .isEqualTo("Order.hidden() is not accessible to the generated class.");
        assertThat(unresolved(part("o.hashCode", "Order o", type)).problem())
                .isEqualTo("Object.hashCode() is a method of every object.");
        assertThat(expressions(part("o.unchecked", "Order o", type))).containsExactly("o", "unchecked()");
    }

    @Test
    void members_of_other_packages_must_be_public_and_those_of_the_own_package_need_not() {
        String far =
                "package far; public class Order { String near() { return \"\"; } protected String kin() { return \"\"; } }";
        String near =
                of("public class Order { String near() { return \"\"; } protected String kin() { return \"\"; } }");

        unresolved(part("o.near", "far.Order o", far));
        unresolved(part("o.kin", "far.Order o", far));
        assertThat(expressions(part("o.near", "Order o", near))).containsExactly("o", "near()");
        assertThat(expressions(part("o.kin", "Order o", near))).containsExactly("o", "kin()");
    }

    @Test
    void a_public_accessor_that_a_hidden_class_declares_is_called_through_a_public_one() {
        KeyPart part = part(
                "o.id",
                "far.Order o",
                "package far; public class Order extends Hidden {}",
                "package far; class Hidden { public String id() { return \"\"; } }");

        assertThat(expressions(part)).containsExactly("o", "id()");
    }

    @Test
    void a_value_of_a_hidden_type_leads_no_further() {
        Unresolved unresolved = unresolved(part(
                "o.hidden.id",
                "far.Order o",
                "package far; public class Order { public Hidden hidden() { return null; } }",
                "package far; class Hidden { public String id() { return \"\"; } }"));

        assertThat(unresolved.problem()).isEqualTo("o.hidden is a Hidden, which the generated class cannot name.");
    }

    @Test
    void a_primitive_or_an_array_has_no_parts() {
        assertThat(unresolved(part("id.value", "long id")).problem()).isEqualTo("id is a long and has no part value.");
        assertThat(unresolved(part("ids.length", "String[] ids")).problem())
                .isEqualTo("ids is a String[] and has no part length.");
    }

    @Test
    void a_private_field_without_an_accessor_points_to_lombok() {
        Unresolved unresolved = unresolved(part("o.id", "Order o", of("public class Order { private String id; }")));

        assertThat(unresolved.problem()).isEqualTo("Order keeps id in a private field without an accessor.");
        assertThat(unresolved.advice()).contains("Lombok");
    }

    @Test
    void an_empty_step_leads_nowhere() {
        unresolved(part("o..id", "Order o", of("public record Order(String id) {}")));
        unresolved(part("o.", "Order o", of("public record Order(String id) {}")));
        unresolved(part("", "Order o", of("public record Order(String id) {}")));
    }

    @Test
    void a_path_means_the_parameters_of_the_declaration_it_stands_on() {
        KeyPart part = read(
                of("@Retryable public interface Api extends Base { @Override void pay(String renamed); }"),
                of("public interface Base { @Idempotent(key = \"id\") void pay(String id); }"));

        assertThat(expressions(part)).containsExactly("renamed");
        assertThat(part.steps()).extracting(Step::path).containsExactly("id");
    }

    @Test
    void parameter_names_that_a_class_file_lost_are_no_start_of_a_path(@TempDir Path classes) {
        Path library = Reading.library(
                classes,
                "package lib; import dev.reprise.*; public interface Base {"
                        + " @Idempotent(key = \"id\") void pay(String id); @Idempotent(key = \"arg0\") void send(String id); }");

        List<Idempotency> read = Reading.beside(
                        List.of(library), of("@Retryable public interface Api extends lib.Base {}"))
                .client()
                .methods()
                .stream()
                .map(method -> method.idempotency().orElseThrow())
                .toList();

        assertThat(read)
                .hasSize(2)
                .allSatisfy(idempotency -> assertThat(
                                unresolved(idempotency.key().value().get(0)))
                        .extracting(Unresolved::problem, Unresolved::advice)
                        .allMatch(text -> text.toString().contains("lib.Base")
                                || text.toString().contains("-parameters")));
    }

    @Test
    void on_an_interface_a_path_has_no_parameter_to_start_at() {
        KeyPart part = Reading.client(
                        of("@Retryable @Idempotent(key = \"id\") public interface Api { void pay(String id); }"))
                .idempotency()
                .orElseThrow()
                .key()
                .value()
                .get(0);

        assertThat(unresolved(part).problem()).contains("interface");
    }

    @Test
    void the_attempt_is_the_last_part() {
        Idempotency idempotency = Reading.client(of(
                        "public interface Api { @Retryable @Idempotent(key = {\"a\", \"b\"}, attemptId = \"c\", scope = \"s\", format = KeyFormat.UUID)"
                                + " void pay(String a, int b, long c); }"))
                .methods()
                .get(0)
                .idempotency()
                .orElseThrow();

        assertThat(idempotency.parts()).extracting(KeyPart::path).containsExactly("a", "b", "c");
        assertThat(idempotency.parts()).extracting(KeyPart::value).allMatch(value -> value instanceof KeyValue.Scalar);
        assertThat(idempotency.scope().value()).isEqualTo("s");
        assertThat(idempotency.format().value()).hasToString("UUID");
        assertThat(idempotency.isDerived()).isTrue();
    }
}
