package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.reprise.it.clients.ApiException;
import dev.reprise.it.clients.PoliciesApi;
import dev.reprise.it.clients.RetryingPoliciesApi_Composed;
import dev.reprise.it.clients.RetryingTunedApi;
import dev.reprise.it.clients.TunedApi;
import dev.reprise.runtime.FixedRandom;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Operators may change the numbers of a policy, and nothing else about it. */
class ConfigurationIT {
    private final Map<String, String> config = new HashMap<>();
    private final List<String> asked = new ArrayList<>();
    private final VirtualClock clock = new VirtualClock();
    private final Script script = Script.of(new IOException());

    @Test
    void without_configuration_the_annotation_decides() {
        TunedApi api = api();

        assertThat(calls(() -> api.read("1"))).isEqualTo(3);
        assertThat(calls(() -> api.write("1"))).isEqualTo(3);
        assertThat(calls(() -> api.once("1"))).isEqualTo(1);
    }

    @Test
    void a_setting_of_the_interface_holds_for_all_its_methods() {
        config.put("reprise.TunedApi.maxTries", "4");
        TunedApi api = api();

        assertThat(calls(() -> api.read("1"))).isEqualTo(4);
        assertThat(calls(() -> api.once("1"))).isEqualTo(4);
    }

    @Test
    void a_setting_of_the_method_wins() {
        config.put("reprise.TunedApi.maxTries", "4");
        config.put("reprise.TunedApi.read.maxTries", "2");
        TunedApi api = api();

        assertThat(calls(() -> api.read("1"))).isEqualTo(2);
        assertThat(calls(() -> api.write("1"))).isEqualTo(4);
    }

    @Test
    void a_nested_interface_goes_by_its_own_simple_name() {
        config.put("reprise.Composed.byInterface.maxTries", "2");
        PoliciesApi.Composed api = new RetryingPoliciesApi_Composed(script.as(PoliciesApi.Composed.class), runtime());

        assertThat(calls(api::byInterface)).isEqualTo(2);
    }

    @Test
    void every_number_of_the_schedule_can_be_set() {
        config.put("reprise.TunedApi.maxTries", "5");
        config.put("reprise.TunedApi.baseDelay", "10ms");
        config.put("reprise.TunedApi.maxDelay", "50ms");
        config.put("reprise.TunedApi.multiplier", "3");
        config.put("reprise.TunedApi.jitter", "PROPORTIONAL");
        config.put("reprise.TunedApi.jitterFactor", "0.1");

        calls(() -> api().read("1"));

        assertThat(clock.sleeps()).extracting(Duration::toMillis).containsExactly(11L, 33L, 50L, 50L);
    }

    @Test
    void a_deadline_can_be_set() {
        config.put("reprise.TunedApi.deadline", "2s");

        assertThat(calls(() -> api().read("1"))).isEqualTo(2);
    }

    @Test
    void the_longest_hint_can_be_set() {
        Script busy = Script.of(new ApiException(503, Map.of("Retry-After", "61")), "ok");
        TunedApi usual = new RetryingTunedApi(busy.as(TunedApi.class), runtime());
        config.put("reprise.TunedApi.maxRetryAfter", "61s");
        TunedApi patient = new RetryingTunedApi(
                Script.of(new ApiException(503, Map.of("Retry-After", "61")), "ok")
                        .as(TunedApi.class),
                runtime());

        assertThat(catchThrowable(() -> usual.read("1"))).isInstanceOf(ApiException.class);
        assertThat(catchThrowable(() -> patient.read("1"))).isNull();
    }

    @Test
    void retries_can_be_switched_off_and_not_on() {
        config.put("reprise.TunedApi.enabled", "false");
        config.put("reprise.TunedApi.write.enabled", "true");
        config.put("reprise.TunedApi.once.enabled", "true");
        TunedApi api = api();

        assertThat(calls(() -> api.read("1"))).isEqualTo(1);
        assertThat(calls(() -> api.write("1"))).isEqualTo(3);
        assertThat(calls(() -> api.once("1"))).isEqualTo(1);
    }

    @Test
    void the_configuration_is_asked_when_the_proxy_is_made_and_never_again() {
        TunedApi api = api();
        asked.clear();
        config.put("reprise.TunedApi.maxTries", "4");

        assertThat(calls(() -> api.read("1"))).isEqualTo(3);
        assertThat(asked).isEmpty();
    }

    @Test
    void the_setting_of_a_method_is_asked_for_before_that_of_the_interface_and_nothing_else_is() {
        api();

        assertThat(asked)
                .startsWith("reprise.TunedApi.read.maxTries", "reprise.TunedApi.maxTries")
                .allMatch(key -> key.matches("reprise\\.TunedApi\\.((read|write|once)\\.)?(maxTries|baseDelay|maxDelay"
                        + "|multiplier|jitter|jitterFactor|deadline|maxRetryAfter|enabled)"));
    }

    @ParameterizedTest
    @CsvSource({
        "maxTries, 0, bad-tries",
        "maxTries, 101, bad-tries",
        "maxTries, many, maxTries",
        "baseDelay, soon, bad-duration",
        "baseDelay, 0s, zero-delay",
        "baseDelay, 2m, delay-order",
        "multiplier, 0.5, bad-multiplier",
        "multiplier, NaN, bad-multiplier",
        "jitter, SOME, jitter",
        "jitterFactor, 0.5, bad-jitter-factor",
        "deadline, -1s, bad-duration",
        "deadline, 0s, deadline-too-short",
        "maxRetryAfter, x, bad-duration",
        "enabled, yes, enabled"
    })
    void a_bad_value_is_refused_by_its_key_when_the_proxy_is_made(String member, String value, String complaint) {
        config.put("reprise.TunedApi.write." + member, value);

        assertThatThrownBy(this::api)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("reprise.TunedApi.write." + member + " = " + value)
                .hasMessageContaining(complaint);
    }

    private int calls(ThrowingCallable call) {
        int before = script.calls().size();
        catchThrowable(call);
        return script.calls().size() - before;
    }

    private TunedApi api() {
        return new RetryingTunedApi(script.as(TunedApi.class), runtime());
    }

    private RetryRuntime runtime() {
        return RetryRuntime.builder()
                .clock(clock)
                .random(FixedRandom.HIGHEST)
                .config(key -> {
                    asked.add(key);
                    return config.get(key);
                })
                .build();
    }
}
