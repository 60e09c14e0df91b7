package dev.reprise.processor.read;

import static dev.reprise.processor.read.Reading.api;
import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Parameter;
import java.util.List;
import org.junit.jupiter.api.Test;

class ResultAndParameterTest {

    private static List<String> results(String members, String... sources) {
        String[] all = new String[sources.length + 1];
        all[0] = api(members.replaceAll("(?m)^", "@Retryable "));
        System.arraycopy(sources, 0, all, 1, sources.length);
        return Reading.client(all).methods().stream()
                .map(Method::result)
                .map(result -> result.kind()
                        + result.offending().map(type -> " " + type).orElse(""))
                .toList();
    }

    @Test
    void values_are_plain_and_nothing_is_void() {
        assertThat(results("void a();\nint b();\nList<String> c();\nOptional<byte[]> d();\nVoid e();\n<T> T f();"))
                .containsExactly("VOID", "PLAIN", "PLAIN", "PLAIN", "PLAIN", "PLAIN");
    }

    @Test
    void a_response_of_the_jdk_carries_a_status_whatever_its_body_is() {
        assertThat(results(
                        "java.net.http.HttpResponse<InputStream> a();\nMine b();",
                        "package demo; public interface Mine extends java.net.http.HttpResponse<String> {}"))
                .containsExactly("ANSWER", "ANSWER");
    }

    @Test
    void what_is_read_after_the_call_is_lazy() {
        assertThat(
                        results(
                                "InputStream a();\nFileInputStream b();\nBufferedReader c();\njava.util.stream.Stream<String> d();\njava.util.stream.IntStream e();"))
                .containsExactly(
                        "LAZY java.io.InputStream",
                        "LAZY java.io.InputStream",
                        "LAZY java.io.Reader",
                        "LAZY java.util.stream.Stream",
                        "LAZY java.util.stream.IntStream");
    }

    @Test
    void futures_reactive_types_and_iterators_cannot_be_retried() {
        assertThat(results(
                        "java.util.concurrent.CompletableFuture<String> a();\njava.util.concurrent.CompletionStage<String> b();"
                                + "\njava.util.concurrent.ScheduledFuture<String> c();\njava.util.concurrent.Flow.Processor<String, String> d();"
                                + "\nreactor.core.publisher.Mono<String> e();\nIterator<String> f();\n<T extends java.util.concurrent.Future<T>> T g();",
                        "package reactor.core.publisher; public class Mono<T> implements org.reactivestreams.Publisher<T> {}",
                        "package org.reactivestreams; public interface Publisher<T> {}"))
                .containsExactly(
                        "UNSUPPORTED java.util.concurrent.CompletableFuture",
                        "UNSUPPORTED java.util.concurrent.CompletionStage",
                        "UNSUPPORTED java.util.concurrent.Future",
                        "UNSUPPORTED java.util.concurrent.Flow.Publisher",
                        "UNSUPPORTED reactor.core.publisher.Mono",
                        "UNSUPPORTED java.util.Iterator",
                        "UNSUPPORTED java.util.concurrent.Future");
    }

    @Test
    void a_suspending_function_of_kotlin_cannot_be_retried() {
        assertThat(results(
                        "Object a(String id, kotlin.coroutines.Continuation<? super String> next);",
                        "package kotlin.coroutines; public interface Continuation<T> {}"))
                .containsExactly("UNSUPPORTED kotlin.coroutines.Continuation");
    }

    @Test
    void parameters_that_the_first_sending_uses_up_are_named() {
        Method send = Reading.client(
                        api(
                                "@Retryable <R extends Reader> void send(FileInputStream a, R b, Iterator<String> c,"
                                        + " java.util.stream.LongStream d, java.nio.channels.FileChannel e, java.util.concurrent.Flow.Publisher<byte[]> f, InputStream... g);"))
                .methods()
                .get(0);

        assertThat(send.parameters())
                .extracting(parameter -> parameter.oneShot().orElse(""))
                .containsExactly(
                        "java.io.InputStream",
                        "java.io.Reader",
                        "java.util.Iterator",
                        "java.util.stream.LongStream",
                        "java.nio.channels.ReadableByteChannel",
                        "java.util.concurrent.Flow.Publisher",
                        "java.io.InputStream");
    }

    @Test
    void parameters_that_can_be_sent_again_are_not_named() {
        Method send = Reading.client(
                        api(
                                "@Retryable void send(byte[] a, List<String> b, java.util.function.Supplier<InputStream> c, java.net.http.HttpRequest.BodyPublisher d, Iterable<String> e);"))
                .methods()
                .get(0);

        assertThat(send.parameters()).extracting(Parameter::oneShot).allMatch(type -> type.isEmpty());
    }

    @Test
    void the_parameter_that_takes_the_key_is_found_on_an_overridden_method_too() {
        Method pay = Reading.client(
                        "package demo; import dev.reprise.*; @Retryable public interface Api extends Base { @Override void pay(String renamed, CharSequence other); }",
                        "package demo; import dev.reprise.*; public interface Base { void pay(@IdempotencyKey String key, CharSequence other); }")
                .methods()
                .get(0);

        assertThat(pay.keyParameter().orElseThrow().name()).isEqualTo("renamed");
        assertThat(pay.parameters()).extracting(Parameter::string).containsExactly(true, false);
    }
}
