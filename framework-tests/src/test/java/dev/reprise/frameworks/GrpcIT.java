package dev.reprise.frameworks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.reprise.runtime.FixedRandom;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import io.grpc.CallOptions;
import io.grpc.ManagedChannel;
import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.Server;
import io.grpc.ServerServiceDefinition;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.inprocess.InProcessChannelBuilder;
import io.grpc.inprocess.InProcessServerBuilder;
import io.grpc.stub.ClientCalls;
import io.grpc.stub.ServerCalls;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Codes of gRPC are no HTTP statuses. The calls are real, over the transport within one process. */
class GrpcIT {
    private static final Metadata.Key<String> PUSHBACK =
            Metadata.Key.of("grpc-retry-pushback-ms", Metadata.ASCII_STRING_MARSHALLER);

    private static final MethodDescriptor<String, String> METHOD = MethodDescriptor.<String, String>newBuilder()
            .setType(MethodDescriptor.MethodType.UNARY)
            .setFullMethodName("Orders/get")
            .setRequestMarshaller(new Text())
            .setResponseMarshaller(new Text())
            .build();

    private final VirtualClock clock = new VirtualClock();
    private final Deque<StatusRuntimeException> failures = new ArrayDeque<>();
    private int calls;
    private Server server;
    private ManagedChannel channel;
    private RetryingGrpcApi api;

    @BeforeEach
    void start() throws IOException {
        server = InProcessServerBuilder.forName("orders")
                .directExecutor()
                .addService(ServerServiceDefinition.builder("Orders")
                        .addMethod(METHOD, ServerCalls.asyncUnaryCall((request, answer) -> {
                            calls++;
                            if (failures.isEmpty()) {
                                answer.onNext("ok");
                                answer.onCompleted();
                            } else {
                                answer.onError(failures.poll());
                            }
                        }))
                        .build())
                .build()
                .start();
        channel = InProcessChannelBuilder.forName("orders")
                .directExecutor()
                .disableRetry()
                .build();
        GrpcApi stub = new GrpcApi() {
            @Override
            public String get() {
                return ClientCalls.blockingUnaryCall(channel, METHOD, CallOptions.DEFAULT, "request");
            }

            @Override
            public String post() {
                return get();
            }
        };
        api = new RetryingGrpcApi(
                stub,
                RetryRuntime.builder().clock(clock).random(FixedRandom.LOWEST).build());
    }

    @AfterEach
    void stop() {
        channel.shutdownNow();
        server.shutdownNow();
    }

    private void server(Status.Code code, String... pushback) {
        Metadata trailers = new Metadata();
        List.of(pushback).forEach(millis -> trailers.put(PUSHBACK, millis));
        failures.add(code.toStatus().asRuntimeException(trailers));
    }

    @Test
    void what_is_unavailable_or_too_late_may_pass() {
        server(Status.Code.UNAVAILABLE);
        server(Status.Code.DEADLINE_EXCEEDED);

        assertThat(api.get()).isEqualTo("ok");
        assertThat(calls).isEqualTo(3);
    }

    @Test
    void what_is_unavailable_may_have_been_processed() {
        server(Status.Code.UNAVAILABLE);

        assertThatThrownBy(api::post).isInstanceOf(StatusRuntimeException.class);
        assertThat(calls).isEqualTo(1);
    }

    @Test
    void a_server_names_the_wait() {
        server(Status.Code.UNAVAILABLE, "1500");
        server(Status.Code.RESOURCE_EXHAUSTED, "2000");

        assertThat(api.get()).isEqualTo("ok");
        assertThat(clock.sleeps()).containsExactly(Duration.ofMillis(1500), Duration.ofSeconds(2));
    }

    @Test
    void a_server_forbids_another_try() {
        server(Status.Code.UNAVAILABLE, "-1");

        assertThatThrownBy(api::get).isInstanceOf(StatusRuntimeException.class);
        assertThat(calls).isEqualTo(1);
    }

    @Test
    void other_codes_come_again() {
        for (Status.Code code : List.of(
                Status.Code.INVALID_ARGUMENT,
                Status.Code.INTERNAL,
                Status.Code.UNKNOWN,
                Status.Code.CANCELLED,
                Status.Code.RESOURCE_EXHAUSTED)) {
            calls = 0;
            server(code);

            assertThatThrownBy(api::get).isInstanceOf(StatusRuntimeException.class);
            assertThat(calls).as(code.name()).isEqualTo(1);
        }
    }

    private static final class Text implements MethodDescriptor.Marshaller<String> {
        @Override
        public InputStream stream(String value) {
            return new ByteArrayInputStream(value.getBytes(StandardCharsets.UTF_8));
        }

        @Override
        public String parse(InputStream stream) {
            try {
                return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        }
    }
}
