package dev.reprise.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.reprise.Jitter;
import dev.reprise.runtime.RetryPolicy;
import dev.reprise.runtime.RetryRuntime;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PolicyConfigTest {

    private final Map<String, String> settings = new HashMap<>();

    private RetryPolicy override(RetryPolicy policy) {
        RetryRuntime runtime = RetryRuntime.builder().config(settings::get).build();
        return new PolicyConfig(runtime, "PaymentsApi", "createPayment").override(policy);
    }

    private RetryPolicy override() {
        return override(RetryPolicy.builder().build());
    }

    @Test
    void without_settings_the_policy_stays_the_same() {
        RetryPolicy policy = RetryPolicy.builder().build();

        assertThat(override(policy)).isSameAs(policy);
    }

    @Test
    void a_setting_of_the_interface_changes_its_methods() {
        settings.put("reprise.PaymentsApi.maxTries", "7");

        assertThat(override()).isEqualTo(RetryPolicy.builder().maxTries(7).build());
    }

    @Test
    void a_setting_of_the_method_wins_over_the_interfaces() {
        settings.put("reprise.PaymentsApi.maxTries", "7");
        settings.put("reprise.PaymentsApi.createPayment.maxTries", "2");

        assertThat(override().maxTries()).isEqualTo(2);
    }

    @Test
    void every_member_can_be_set() {
        settings.put("reprise.PaymentsApi.baseDelay", "100ms");
        settings.put("reprise.PaymentsApi.maxDelay", "5s");
        settings.put("reprise.PaymentsApi.multiplier", "1.5");
        settings.put("reprise.PaymentsApi.jitter", "PROPORTIONAL");
        settings.put("reprise.PaymentsApi.jitterFactor", "0.5");
        settings.put("reprise.PaymentsApi.deadline", "PT30S");
        settings.put("reprise.PaymentsApi.maxRetryAfter", "2m");

        RetryPolicy policy = override();

        assertThat(policy.baseDelay()).isEqualTo(Duration.ofMillis(100));
        assertThat(policy.maxDelay()).isEqualTo(Duration.ofSeconds(5));
        assertThat(policy.multiplier()).isEqualTo(1.5);
        assertThat(policy.jitter()).isEqualTo(Jitter.PROPORTIONAL);
        assertThat(policy.jitterFactor()).isEqualTo(0.5);
        assertThat(policy.deadline()).contains(Duration.ofSeconds(30));
        assertThat(policy.maxRetryAfter()).isEqualTo(Duration.ofMinutes(2));
    }

    @Test
    void a_policy_can_be_switched_off_and_not_on() {
        settings.put("reprise.PaymentsApi.enabled", "false");
        assertThat(override().maxTries()).isEqualTo(1);

        settings.put("reprise.PaymentsApi.enabled", "true");
        assertThat(override(RetryPolicy.builder().maxTries(1).build()).maxTries())
                .isEqualTo(1);
    }

    @Test
    void switched_off_wins_over_a_number_of_tries() {
        settings.put("reprise.PaymentsApi.createPayment.maxTries", "7");
        settings.put("reprise.PaymentsApi.enabled", "false");

        assertThat(override().maxTries()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "maxTries, 0",
        "maxTries, many",
        "maxTries, ''",
        "maxTries, 2147483648",
        "baseDelay, fast",
        "baseDelay, 0s",
        "baseDelay, -1s",
        "baseDelay, 2m",
        "maxDelay, 10ms",
        "multiplier, 0.5",
        "multiplier, NaN",
        "jitter, SOME",
        "jitter, full",
        "jitterFactor, 0.5",
        "deadline, 0s",
        "maxRetryAfter, never",
        "enabled, yes"
    })
    void a_value_that_would_not_compile_is_refused_by_its_key(String member, String value) {
        settings.put("reprise.PaymentsApi.createPayment." + member, value);

        assertThatIllegalArgumentException()
                .isThrownBy(this::override)
                .withMessageContaining("reprise.PaymentsApi.createPayment." + member + " = " + value);
    }
}
