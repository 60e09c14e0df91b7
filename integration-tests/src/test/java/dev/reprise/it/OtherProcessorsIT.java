package dev.reprise.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The processors that people have beside ours, for real, before it or after it on the path. */
class OtherProcessorsIT {

    @TempDir
    private Path home;

    /** Lombok writes into the classes of the user, so that it has to have its turn before anybody reads them. */
    @Test
    void a_key_may_be_read_through_the_accessors_of_lombok() throws IOException, InterruptedException {
        compile(
                "first",
                Map.of(
                        "Payment", "@lombok.Value class Payment { String orderId; String attemptId; }",
                        "PaymentsApi", """
                                interface PaymentsApi {
                                    @Retryable
                                    @Idempotent(key = "payment.orderId", attemptId = "payment.attemptId")
                                    String pay(Payment payment, @IdempotencyKey String key);
                                }
                                """),
                "lombok");

        assertThat(home.resolve("classes/demo/RetryingPaymentsApi.class")).exists();
    }

    @ParameterizedTest
    @ValueSource(strings = {"first", "last"})
    void a_parameter_may_be_a_class_of_immutables(String others) throws IOException, InterruptedException {
        compile(
                others,
                Map.of(
                        "Order",
                                "@org.immutables.value.Value.Immutable interface Order { String id(); String attempt(); }",
                        "OrdersApi", """
                                interface OrdersApi {
                                    @Retryable
                                    @Idempotent(key = "order.id", attemptId = "order.attempt")
                                    ImmutableOrder place(ImmutableOrder order, @IdempotencyKey String key);
                                }
                                """),
                "value");

        assertThat(home.resolve("classes/demo/RetryingOrdersApi.class")).exists();
    }

    @ParameterizedTest
    @ValueSource(strings = {"first", "last"})
    void a_mapper_of_mapstruct_may_use_a_proxy_and_be_retried_itself(String others)
            throws IOException, InterruptedException {
        compile(
                others,
                Map.of(
                        "Source", "public record Source(String name) {}",
                        "Target", "public record Target(String name) {}",
                        "Mapping", """
                                @org.mapstruct.Mapper
                                @Retryable
                                @Idempotent
                                public interface Mapping {
                                    Target map(Source source);

                                    Mapping MAPPING = new RetryingMapping(new MappingImpl());
                                }
                                """),
                "mapstruct-processor",
                "mapstruct");

        assertThat(home.resolve("classes/demo/RetryingMapping.class")).exists();
    }

    private void compile(String others, Map<String, String> sources, String... artifacts)
            throws IOException, InterruptedException {
        String theirs = Arrays.stream(artifacts)
                .map(artifact -> PackedJar.find(artifact).toString())
                .collect(Collectors.joining(File.pathSeparator));
        String ours = PackedJar.join(PackedJar.PROCESSOR, PackedJar.JAVAPOET);
        List<String> arguments = new ArrayList<>(
                List.of("--release", "17", "-d", home.resolve("classes").toString()));
        arguments.addAll(
                List.of("-cp", PackedJar.join(PackedJar.ANNOTATIONS, PackedJar.RUNTIME) + File.pathSeparator + theirs));
        arguments.addAll(List.of(
                "-processorpath",
                Stream.of(others.equals("first") ? theirs : ours, others.equals("first") ? ours : theirs)
                        .collect(Collectors.joining(File.pathSeparator))));
        for (Map.Entry<String, String> source : sources.entrySet()) {
            arguments.add(Files.writeString(
                            home.resolve(source.getKey() + ".java"),
                            "package demo;\nimport dev.reprise.*;\n" + source.getValue())
                    .toString());
        }
        // In a process of its own, for Lombok looks around in the one that it runs in.
        new Jdk(Runtime.version().feature(), Path.of(System.getProperty("java.home"))).javac(arguments);
    }
}
