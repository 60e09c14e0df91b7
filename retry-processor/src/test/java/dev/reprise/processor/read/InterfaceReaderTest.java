package dev.reprise.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.KeyPart;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Treatment;
import org.junit.jupiter.api.Test;

class InterfaceReaderTest {

    private static final String COMMAND = """
            package demo;
            public record PaymentCommand(String orderId, java.math.BigDecimal amount, String attemptId) {}
            """;

    private static final String PAYMENTS = """
            package demo;
            import dev.reprise.*;
            @Retryable(maxTries = 3)
            public interface PaymentsApi {
                @HttpMethod("GET")
                String balance(String account) throws java.io.IOException;

                @HttpMethod("POST")
                @Retryable(baseDelay = "2s")
                @Idempotent(key = {"command.orderId", "command.amount"}, attemptId = "command.attemptId")
                String pay(PaymentCommand command, @IdempotencyKey String key);
            }
            """;

    @Test
    void an_interface_is_read_with_its_methods_in_the_order_written() {
        Client client = Reading.client(PAYMENTS, COMMAND);

        assertThat(client.name().canonicalName()).isEqualTo("demo.PaymentsApi");
        assertThat(client.proxy().canonicalName()).isEqualTo("demo.RetryingPaymentsApi");
        assertThat(client.isPublic()).isTrue();
        assertThat(client.methods()).extracting(Method::name).containsExactly("balance", "pay");
        assertThat(client.methods()).extracting(Method::treatment).containsOnly(Treatment.RETRY);
        assertThat(client.generated()).isPresent();
    }

    @Test
    void a_policy_on_a_method_replaces_that_of_the_interface_whole() {
        Client client = Reading.client(PAYMENTS, COMMAND);

        Method balance = client.methods().get(0);
        assertThat(balance.policyOnMethod()).isFalse();
        assertThat(balance.policy().orElseThrow().maxTries().value()).isEqualTo(3);
        assertThat(balance.policy().orElseThrow().maxTries().explicit()).isTrue();

        Method pay = client.methods().get(1);
        assertThat(pay.policyOnMethod()).isTrue();
        assertThat(pay.policy().orElseThrow().maxTries().value()).isEqualTo(5);
        assertThat(pay.policy().orElseThrow().maxTries().explicit()).isFalse();
        assertThat(pay.policy().orElseThrow().baseDelay().value()).isEqualTo("2s");
    }

    @Test
    void the_path_of_a_key_becomes_calls_of_accessors() {
        Method pay = Reading.client(PAYMENTS, COMMAND).methods().get(1);

        KeyPart order = pay.idempotency().orElseThrow().key().value().get(0);
        assertThat(order.steps()).extracting(KeyPart.Step::expression).containsExactly("command", "orderId()");
        assertThat(pay.keyParameter().orElseThrow().name()).isEqualTo("key");
    }
}
