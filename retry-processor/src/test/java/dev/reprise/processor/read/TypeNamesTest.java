package dev.reprise.processor.read;

import static dev.reprise.processor.read.Reading.method;
import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.TypeVariableName;
import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.Method;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TypeNamesTest {

    private static String of(String declaration) {
        return "package demo; import java.util.*; import dev.reprise.*; import org.jspecify.annotations.*; "
                + declaration;
    }

    @Test
    void type_variables_of_the_interface_keep_their_bounds() {
        Client client = Reading.client(
                of(
                        "@Retryable public interface Api<K, V extends Comparable<V>, S extends Number & Comparable<S>> { V get(K key, S s); }"));

        assertThat(client.type()).hasToString("demo.Api<K, V, S>");
        assertThat(client.typeVariables())
                .extracting(TypeNamesTest::declared)
                .containsExactly(
                        "K",
                        "V extends java.lang.Comparable<V>",
                        "S extends java.lang.Number & java.lang.Comparable<S>");
    }

    @Test
    void bounds_that_name_themselves_or_each_other_end() {
        Client client = Reading.client(of("@Retryable public interface Api<T extends Api<T, U>, U extends List<T>> {"
                + " <N extends Node<N, E>, E extends Edge<N, E>> void walk(N node, E edge);"
                + " <X extends Enum<X> & Comparable<X>> X pick(Class<X> type);"
                + " interface Node<A, B> {} interface Edge<A, B> {} }"));

        assertThat(method(client, "walk").typeVariables())
                .extracting(TypeNamesTest::declared)
                .containsExactly("N extends demo.Api.Node<N, E>", "E extends demo.Api.Edge<N, E>");
        assertThat(method(client, "pick").typeVariables())
                .extracting(TypeNamesTest::declared)
                .containsExactly("X extends java.lang.Enum<X> & java.lang.Comparable<X>");
    }

    @Test
    void an_inherited_method_has_the_type_arguments_put_in() {
        Client client = Reading.client(
                of("@Retryable public interface Api<A> extends Base<List<A>, String> {}"),
                of(
                        "public interface Base<X, Y> { <S extends Map<X, Y>> X find(Y[] key, S more) throws IllegalStateException; }"));

        Method find = method(client, "find");
        assertThat(find.result().type()).hasToString("java.util.List<A>");
        assertThat(find.parameters())
                .extracting(parameter -> parameter.type().toString())
                .containsExactly("java.lang.String[]", "S");
        assertThat(find.typeVariables())
                .extracting(TypeNamesTest::declared)
                .containsExactly("S extends java.util.Map<java.util.List<A>, java.lang.String>");
    }

    @Test
    void arguments_travel_through_every_parent() {
        Client client = Reading.client(
                of("@Retryable public interface Api extends Middle<Integer> {}"),
                of("public interface Middle<M> extends Base<M, List<M>> {}"),
                of("public interface Base<X, Y> { Y all(X one); }"));

        assertThat(method(client, "all").result().type()).hasToString("java.util.List<java.lang.Integer>");
    }

    @Test
    void an_inherited_variable_called_like_one_of_the_interface_gets_another_name() {
        Client client = Reading.client(
                of("@Retryable public interface Api<S> extends Base<S> {}"),
                of("public interface Base<T> { <S extends List<T>> S find(T key, S more); }"));

        Method find = method(client, "find");
        assertThat(find.typeVariables())
                .extracting(TypeNamesTest::declared)
                .containsExactly("S2 extends java.util.List<S>");
        assertThat(find.result().type()).hasToString("S2");
        assertThat(find.parameters().get(0).type()).hasToString("S");
    }

    @Test
    void methods_of_a_raw_parent_are_erased() {
        Client client = Reading.client(
                of("@SuppressWarnings(\"rawtypes\") @Retryable public interface Api extends Base {}"),
                of(
                        "public interface Base<T extends Number> { <S extends List<T>> T find(List<String> key, S more); }"));

        Method find = method(client, "find");
        assertThat(find.typeVariables()).isEmpty();
        assertThat(find.result().type()).hasToString("java.lang.Number");
        assertThat(find.parameters())
                .extracting(parameter -> parameter.type().toString())
                .containsExactly("java.util.List", "java.util.List");
    }

    @Test
    void wildcards_arrays_and_inner_classes_of_generic_ones_are_copied() {
        Client client = Reading.client(
                of(
                        "@Retryable public interface Api { Outer<String>.Node<Integer> a(List<? extends Map<?, ? super Integer>>[][] in);"
                                + " Map.Entry<int[], Void> b(Outer.Fixed f, List raw, String... more); }"),
                of("public class Outer<A> { public class Node<B> {} public static class Fixed {} }"));

        assertThat(method(client, "a").result().type())
                .hasToString("demo.Outer<java.lang.String>.Node<java.lang.Integer>");
        assertThat(method(client, "a").parameters().get(0).type())
                .hasToString("java.util.List<? extends java.util.Map<?, ? super java.lang.Integer>>[][]");
        assertThat(method(client, "b").result().type()).hasToString("java.util.Map.Entry<int[], java.lang.Void>");
        assertThat(method(client, "b").varargs()).isTrue();
        assertThat(method(client, "b").parameters())
                .extracting(parameter -> parameter.type().toString())
                .containsExactly("demo.Outer.Fixed", "java.util.List", "java.lang.String[]");
    }

    @Test
    void nullness_keeps_its_place() {
        Client client = Reading.client(
                of(
                        "@Retryable public interface Api<T extends @Nullable Object> {"
                                + " @Nullable String result(@Nullable String parameter, @Nullable Integer[] elements, String @Nullable [] array);"
                                + " List<@Nullable String> arguments(Map<String, ? extends @Nullable Number> bound, Map.@Nullable Entry<T, @Nullable T> nested); }"));

        assertThat(client.typeVariables())
                .extracting(TypeNamesTest::declared)
                .containsExactly("T extends java.lang. @org.jspecify.annotations.Nullable Object");
        Method result = method(client, "result");
        assertThat(result.result().type()).hasToString("java.lang. @org.jspecify.annotations.Nullable String");
        assertThat(result.annotations()).isEmpty();
        assertThat(result.parameters())
                .extracting(parameter -> parameter.type().toString())
                .containsExactly(
                        "java.lang. @org.jspecify.annotations.Nullable String",
                        "java.lang. @org.jspecify.annotations.Nullable Integer[]",
                        "java.lang.String @org.jspecify.annotations.Nullable []");
        Method arguments = method(client, "arguments");
        assertThat(arguments.result().type())
                .hasToString("java.util.List<java.lang. @org.jspecify.annotations.Nullable String>");
        assertThat(arguments.parameters())
                .extracting(parameter -> parameter.type().toString())
                .containsExactly(
                        "java.util.Map<java.lang.String, ? extends java.lang. @org.jspecify.annotations.Nullable Number>",
                        "java.util.Map. @org.jspecify.annotations.Nullable Entry<T, @org.jspecify.annotations.Nullable T>");
    }

    @Test
    void nullness_of_an_inherited_method_survives_the_type_argument() {
        Client client = Reading.client(
                of("@Retryable public interface Api extends Base<String> {}"),
                of("public interface Base<T> { @Nullable T find(List<@Nullable T> keys); }"));

        assertThat(method(client, "find").result().type())
                .hasToString("java.lang. @org.jspecify.annotations.Nullable String");
        assertThat(method(client, "find").parameters().get(0).type())
                .hasToString("java.util.List<java.lang. @org.jspecify.annotations.Nullable String>");
    }

    @Test
    void of_a_class_file_no_nullness_is_copied_since_not_every_compiler_shows_it(@TempDir Path classes) {
        Path library = Reading.library(
                classes,
                "package lib; import org.jspecify.annotations.*; public interface Base { @Nullable String find(@Nullable String key); }");

        Client client = Reading.beside(List.of(library), of("@Retryable public interface Api extends lib.Base {}"))
                .client();

        assertThat(method(client, "find").result().type()).hasToString("java.lang.String");
    }

    @Test
    void of_declaration_annotations_only_nullness_and_deprecation_are_repeated() {
        Client client = Reading.client(
                of(
                        "@Retryable public interface Api { @Deprecated(since = \"2\", forRemoval = true) @lib.CheckForNull @lib.Path(\"/x\")"
                                + " String find(@lib.CheckForNull @lib.Path(\"y\") String key, @javax.validation.NotNull String other); }"),
                "package lib; public @interface CheckForNull {}",
                "package lib; public @interface Path { String value(); }",
                "package javax.validation; public @interface NotNull {}");

        Method find = method(client, "find");
        assertThat(find.annotations())
                .hasToString("[@java.lang.Deprecated(since = \"2\", forRemoval = true), @lib.CheckForNull]");
        assertThat(find.parameters().get(0).annotations()).hasToString("[@lib.CheckForNull]");
        assertThat(find.parameters().get(1).annotations()).isEmpty();
    }

    @Test
    void an_annotation_for_types_and_declarations_is_repeated_once() {
        Client client = Reading.client(
                of("@Retryable public interface Api { @lib.Nullable String[] find(@lib.Nullable String key); }"),
                "package lib; import java.lang.annotation.*; @Target({ElementType.TYPE_USE, ElementType.METHOD, ElementType.PARAMETER}) public @interface Nullable {}");

        Method find = method(client, "find");
        assertThat(find.annotations()).isEmpty();
        assertThat(find.result().type()).hasToString("java.lang. @lib.Nullable String[]");
        assertThat(find.parameters().get(0).annotations()).isEmpty();
        assertThat(find.parameters().get(0).type()).hasToString("java.lang. @lib.Nullable String");
    }

    private static String declared(TypeVariableName variable) {
        return variable.bounds().isEmpty()
                ? variable.name()
                : variable.name() + " extends "
                        + variable.bounds().stream().map(Object::toString).collect(Collectors.joining(" & "));
    }
}
