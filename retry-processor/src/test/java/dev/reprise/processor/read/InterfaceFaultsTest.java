package dev.reprise.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.processor.diagnose.Position;
import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.Fault;
import dev.reprise.processor.model.Unsupported;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InterfaceFaultsTest {

    private static String of(String declaration) {
        return "package demo; import dev.reprise.*; " + declaration;
    }

    private static List<String> faults(String... sources) {
        return Reading.client(sources).faults().stream().map(Fault::id).toList();
    }

    @Test
    void a_nested_interface_gives_a_flat_name() {
        Client client = Reading.of(of(
                        "public class Outer { public interface Middle { @Retryable interface Api { void find(); } } }"))
                .named("demo.Outer.Middle.Api");

        assertThat(client.proxy().canonicalName()).isEqualTo("demo.RetryingOuter_Middle_Api");
        assertThat(client.binaryName()).isEqualTo("demo.Outer$Middle$Api");
        assertThat(client.isPublic()).isTrue();
        assertThat(client.faults()).isEmpty();
    }

    @Test
    void the_proxy_is_as_public_as_everything_around_the_interface() {
        Client client = Reading.client(
                of("class Outer { public interface Mid { @Retryable interface Api { void find(); } } }"));

        assertThat(client.isPublic()).isFalse();
        assertThat(client.faults()).isEmpty();
    }

    @Test
    void the_unnamed_package_has_proxies_too() {
        assertThat(Reading.of("@dev.reprise.Retryable interface Api { void find(); }")
                        .named("Api")
                        .proxy()
                        .canonicalName())
                .isEqualTo("RetryingApi");
    }

    @Test
    void private_and_sealed_interfaces_have_no_proxy() {
        assertThat(faults(of("public class Outer { @Retryable private interface Api { void find(); } }")))
                .containsExactly("inaccessible-interface");
        assertThat(
                        faults(
                                of(
                                        "public class Outer { private static class Inner { @Retryable public interface Api { void find(); } } }")))
                .containsExactly("inaccessible-interface");
        assertThat(faults(of("public class Outer { @Retryable protected interface Api { void find(); } }")))
                .isEmpty();
        assertThat(faults(
                        of("@Retryable public sealed interface Api permits Impl { void find(); }"),
                        of("public final class Impl implements Api { public void find() {} }")))
                .containsExactly("sealed-interface");
        assertThat(faults(
                        of("@Retryable public non-sealed interface Api extends Base { void find(); }"),
                        of("public sealed interface Base permits Api {}")))
                .isEmpty();
    }

    @Test
    void a_name_that_is_taken_in_the_sources_clashes_and_a_stale_class_file_does_not(@TempDir Path classes) {
        String api = of("@Retryable public interface Api { void find(); }");

        assertThat(faults(api, of("public class RetryingApi {}"))).containsExactly("name-clash");
        Path stale = Reading.library(classes, of("public class RetryingApi {}"));
        assertThat(Reading.beside(List.of(stale), api).client().faults()).isEmpty();
    }

    @Test
    void a_name_too_long_for_a_file_is_counted_in_bytes() {
        String fits = "A".repeat(255 - "Retrying.class".length());
        String umlauts = "Ä".repeat(128);

        assertThat(faults(of("@Retryable public interface " + fits + " { void find(); }")))
                .isEmpty();
        assertThat(faults(of("class Outer { @Retryable interface " + umlauts + " { void find(); } }")))
                .containsExactly("name-clash");
    }

    @Test
    void policies_on_what_no_proxy_can_stand_in_for_are_faults() {
        List<Fault> misplaced = Reading.of(
                        of("@Retryable public class Service { @Idempotent void call() {} }"),
                        of("@Patient public record Data() {}"),
                        of("@Retryable public enum Kind { A; @Patient void go() {} }"),
                        of("public abstract class Base { @CircuitBreaker abstract void call(); }"),
                        of("@Retryable public @interface Patient { @Retryable int value() default 1; }"),
                        of(
                                "public interface Api { @Retryable static void a() {} @Retryable private void b() {} @Retryable String toString(); @Retryable void c(); }"))
                .misplaced();

        assertThat(misplaced).extracting(Fault::id).containsOnly("not-an-interface");
        assertThat(misplaced)
                .extracting(fault -> fault.problem().split("[ ,]")[0] + "@"
                        + ((Position) fault.place())
                                .annotation()
                                .getAnnotationType()
                                .asElement()
                                .getSimpleName())
                .containsExactlyInAnyOrder(
                        "Service@Retryable",
                        "call()@Idempotent",
                        "Data@Patient",
                        "Kind@Retryable",
                        "go()@Patient",
                        "call()@CircuitBreaker",
                        "value()@Retryable",
                        "a()@Retryable",
                        "b()@Retryable",
                        "toString()@Retryable");
    }

    @Test
    void an_interface_is_ours_by_a_policy_a_key_or_a_feature_and_by_nothing_else() {
        assertThat(Reading.of(
                                of("@Retryable public interface A {}"),
                                of("public interface B { @Retryable default void b() {} }"),
                                of("public interface C { @Idempotent(key = \"id\") void c(String id); }"),
                                of("public interface D { @Idempotent(random = true) void d(); }"),
                                of("public interface E { @DeadLetter void e(); }"),
                                of("@RetryPolicyFor(Runnable.class) public interface F {}"),
                                of("@Idempotent public interface G { void g(); }"),
                                of("public interface H { @Idempotent @HttpMethod(\"GET\") void h(); }"),
                                of("public interface I extends B { void i(); }"),
                                of("public interface J { @Retryable static void j() {} }"))
                        .names())
                .containsExactly("demo.A", "demo.B", "demo.C", "demo.D", "demo.E", "demo.F");
    }

    @Test
    void features_that_do_not_exist_yet_are_named_where_they_stand() {
        Client client = Reading.client(
                of(
                        "@CircuitBreaker public interface Api extends Base { @Override @DeadLetter void find(); void own(); }"),
                of("@RefreshCredentials public interface Base { @Fallback(\"own\") void find(); }"));

        assertThat(client.unsupported())
                .extracting(Unsupported::annotation)
                .containsExactly("@CircuitBreaker", "@RefreshCredentials");
        assertThat(client.methods().get(0).unsupported())
                .extracting(Unsupported::annotation)
                .containsExactly("@Fallback", "@DeadLetter");
    }

    @Test
    void member_types_and_types_named_like_those_of_java_lang_are_told() {
        Client client = Reading.client(
                of("@Retryable public interface Api extends Base { class Own {} }"),
                of("public interface Base { interface Inherited {} }"),
                of("class Override {}"));

        assertThat(client.memberTypes()).containsExactlyInAnyOrder("Own", "Inherited");
        assertThat(client.shadowsJavaLang()).isTrue();
        assertThat(Reading.client(of("@Retryable public interface Api {}")).shadowsJavaLang())
                .isFalse();
    }

    @Test
    void failure_types_are_those_that_the_user_can_see_subtypes_first() {
        String api = of("@Retryable public interface Api { void find(); }");

        assertThat(Reading.client(api).failures())
                .extracting(failure -> failure.type().canonicalName())
                .containsExactly("java.net.http.HttpConnectTimeoutException");
        assertThat(Reading.client(
                                api,
                                "package com.fasterxml.jackson.core; public class JacksonException extends java.io.IOException {}",
                                "package com.fasterxml.jackson.core; public class JsonProcessingException extends JacksonException {}")
                        .failures())
                .extracting(failure -> failure.type().simpleName())
                .containsExactly("HttpConnectTimeoutException", "JsonProcessingException", "JacksonException");
    }
}
