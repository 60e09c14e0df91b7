package dev.reprise.processor.read;

import static dev.reprise.processor.read.Reading.method;
import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Parameter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MembersTest {

    private static String of(String declaration) {
        return "package demo; import java.io.*; import dev.reprise.*; " + declaration;
    }

    @Test
    void own_methods_come_in_the_order_written_and_inherited_ones_by_signature() {
        Client client = Reading.client(
                of("@Retryable public interface Api extends Base { void z(); void a(); }"),
                of("public interface Base extends Root { void y(); void b(int i); void b(String s); }"),
                of("public interface Root { void c(); }"));

        assertThat(client.methods())
                .extracting(MembersTest::signature)
                .containsExactly("z()", "a()", "b(int)", "b(java.lang.String)", "c()", "y()");
    }

    @Test
    void the_same_method_of_two_unrelated_parents_is_one_member() {
        Client client = Reading.client(
                of("@Retryable public interface Api extends Left, Right {}"),
                of("public interface Left { String find(String left) throws IOException, InterruptedException; }"),
                of("public interface Right { String find(String right) throws FileNotFoundException; }"));

        Method find = method(client, "find");
        assertThat(find.parameters().get(0).name()).isEqualTo("left");
        assertThat(find.thrown()).hasToString("[java.io.FileNotFoundException]");
        assertThat(find.admitsInterrupt()).isFalse();
    }

    @Test
    void the_most_specific_result_wins_whatever_the_order_of_the_parents() {
        String wide = of("public interface Wide { Object find(); }");
        String narrow = of("public interface Narrow { String find(); }");

        Client wideFirst = Reading.client(of("@Retryable public interface Api extends Wide, Narrow {}"), wide, narrow);
        Client narrowFirst =
                Reading.client(of("@Retryable public interface Api extends Narrow, Wide {}"), wide, narrow);

        assertThat(method(wideFirst, "find").result().type()).hasToString("java.lang.String");
        assertThat(method(narrowFirst, "find").result().type()).hasToString("java.lang.String");
    }

    @Test
    void a_child_that_narrows_a_method_is_the_only_one_that_counts() {
        Client client = Reading.client(
                of("@Retryable public interface Api extends Base { @Override String find(); }"),
                of("public interface Base { Object find() throws IOException; }"));

        Method find = method(client, "find");
        assertThat(find.result().type()).hasToString("java.lang.String");
        assertThat(find.thrown()).isEmpty();
    }

    @Test
    void an_interface_that_is_reached_twice_counts_once_and_below_its_children() {
        Client client = Reading.client(
                of("@Retryable public interface Api extends Root, Child {}"),
                of("public interface Root { Object find(); }"),
                of("public interface Child extends Root { String find(); }"));

        assertThat(method(client, "find").result().type()).hasToString("java.lang.String");
    }

    @Test
    void a_default_that_is_abstract_again_further_down_is_abstract() {
        Client client = Reading.client(
                of("@Retryable public interface Api extends Base { @Override String find(); }"),
                of("public interface Base { default String find() { return null; } }"));

        assertThat(method(client, "find").isDefault()).isFalse();
    }

    @Test
    void methods_of_object_are_left_out_and_their_overloads_are_not() {
        Client client = Reading.client(of("@Retryable public interface Api {"
                + " boolean equals(Object o); int hashCode(); String toString();"
                + " boolean equals(Api other); void wait(String s); String toString(int i); Object clone(); }"));

        assertThat(client.methods())
                .extracting(MembersTest::signature)
                .containsExactly("equals(demo.Api)", "wait(java.lang.String)", "toString(int)", "clone()");
    }

    @Test
    void static_and_private_methods_are_left_out() {
        Client client = Reading.client(
                of("@Retryable public interface Api extends Base {"
                        + " void a(); static void b() {} private void c() {} private static void d() {} }"),
                of("public interface Base { static void e() {} }"));

        assertThat(client.methods()).extracting(Method::name).containsExactly("a");
    }

    @Test
    void a_method_and_the_one_it_becomes_by_a_type_argument_are_one_member() {
        Client client = Reading.client(
                of("@Retryable public interface Api extends Sink<String> { void accept(String text); }"),
                of("public interface Sink<T> { void accept(T value); void accept(T value, int times); }"));

        assertThat(client.methods())
                .extracting(MembersTest::signature)
                .containsExactly("accept(java.lang.String)", "accept(java.lang.String,int)");
    }

    @Test
    void a_parent_in_a_class_file_is_shown_on_the_interface_and_named(@TempDir Path classes) {
        Path library = Reading.library(
                classes, "package lib; public interface Base { int count(String name) throws Exception; }");

        Client client = Reading.beside(List.of(library), of("@Retryable public interface Api extends lib.Base {}"))
                .client();

        Method count = method(client, "count");
        assertThat(count.place()).isEqualTo(client.place());
        assertThat(count.origin()).isEqualTo("lib.Base.count(String)");
        assertThat(count.parameters().get(0).name()).isEqualTo("arg0");
        assertThat(count.admitsInterrupt()).isTrue();
    }

    @Test
    void a_parent_in_another_source_file_has_its_own_place() {
        Client client = Reading.client(
                of("@Retryable public interface Api extends Base {}"), of("public interface Base { void ping(); }"));

        assertThat(method(client, "ping").place()).isNotEqualTo(client.place());
        assertThat(method(client, "ping").origin()).isEmpty();
    }

    @Test
    void a_parent_that_kept_its_parameter_names_gives_them(@TempDir Path classes) {
        Path library =
                Reading.libraryWithNames(classes, "package lib; public interface Base { int count(String name); }");

        Client client = Reading.beside(List.of(library), of("@Retryable public interface Api extends lib.Base {}"))
                .client();

        assertThat(method(client, "count").parameters().get(0).name()).isEqualTo("name");
    }

    @Test
    void a_parameter_of_another_language_that_is_called_like_a_word_of_java_gets_another_name(@TempDir Path classes)
            throws IOException {
        Path library = Reading.libraryWithNames(
                classes, "package lib; public interface Base { int count(String fine, String klass); }");
        Path file = library.resolve("lib/Base.class");
        String bytes = Files.readString(file, StandardCharsets.ISO_8859_1);
        Files.writeString(file, bytes.replace("klass", "class"), StandardCharsets.ISO_8859_1);

        Client client = Reading.beside(List.of(library), of("@Retryable public interface Api extends lib.Base {}"))
                .client();

        assertThat(method(client, "count").parameters())
                .extracting(Parameter::name)
                .containsExactly("fine", "arg1");
    }

    @Test
    void a_bridge_in_a_class_file_is_no_method(@TempDir Path classes) {
        Path library = Reading.library(
                classes,
                "package lib; public interface Base { Object find(); }",
                "package lib; public interface Narrow extends Base { @Override default String find() { return null; } }");

        Client client = Reading.beside(List.of(library), of("@Retryable public interface Api extends lib.Narrow {}"))
                .client();

        assertThat(method(client, "find").result().type()).hasToString("java.lang.String");
    }

    @Test
    void a_method_of_the_interface_beats_what_its_parents_say_of_it() {
        Client client = Reading.client(
                of("@Retryable public interface Api extends Left, Right { @Override String find(String own); }"),
                of("public interface Left { default String find(String left) { return left; } }"),
                of("public interface Right { String find(String right) throws IOException; }"));

        Method find = method(client, "find");
        assertThat(find.isDefault()).isFalse();
        assertThat(find.thrown()).isEmpty();
        assertThat(find.parameters().get(0).name()).isEqualTo("own");
    }

    @Test
    void a_thrown_variable_admits_no_interrupt_and_may_be_what_its_bound_is() {
        Client client = Reading.client(
                of("public interface Api { @Retryable <X extends IOException> void run(X x) throws X, TimeoutException;"
                        + " class TimeoutException extends Exception {} }"));

        Method run = method(client, "run");
        assertThat(run.thrown()).hasToString("[X, demo.Api.TimeoutException]");
        assertThat(run.admitsInterrupt()).isFalse();
        assertThat(run.catchable())
                .extracting(type -> type.type().toString())
                .containsExactly("java.io.IOException", "demo.Api.TimeoutException");
    }

    @Test
    void unchecked_types_of_a_clause_are_kept_but_need_no_catching() {
        Method run = method(
                Reading.client(
                        of("@Retryable public interface Api { void run() throws IllegalStateException, Exception; }")),
                "run");

        assertThat(run.thrown()).hasToString("[java.lang.IllegalStateException, java.lang.Exception]");
        assertThat(run.catchable()).hasSize(1);
        assertThat(run.admitsInterrupt()).isTrue();
    }

    private static String signature(Method method) {
        return method.name()
                + method.parameters().stream()
                        .map(parameter -> parameter.type().toString())
                        .collect(Collectors.joining(",", "(", ")"));
    }
}
