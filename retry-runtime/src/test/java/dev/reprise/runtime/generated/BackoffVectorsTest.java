package dev.reprise.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import dev.reprise.Jitter;
import dev.reprise.runtime.RetryPolicy;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BackoffVectorsTest {

    static Stream<JsonNode> policies() {
        return Vectors.of("backoff-vectors.json", "policies");
    }

    @ParameterizedTest
    @MethodSource("policies")
    void waits_without_jitter_and_their_sum_agree(JsonNode policy) {
        Backoff backoff = backoff(policy, Jitter.FULL);
        long sum = 0;
        for (JsonNode retry : policy.required("retries")) {
            assertClose(
                    backoff.delay(retry.required("retry").intValue()),
                    retry.required("wait_ns").longValue());
            long wait = backoff.delay(retry.required("retry").intValue());
            sum = wait > Long.MAX_VALUE - sum ? Long.MAX_VALUE : sum + wait;
        }
        assertThat(policy.required("retries"))
                .hasSize(policy.required("max_tries").intValue() - 1);
        assertClose(
                sum,
                policy.required("sum_ns").longValue(),
                policy.required("retries").size());
    }

    @ParameterizedTest
    @MethodSource("policies")
    void once_the_cap_is_reached_waits_are_exactly_the_cap(JsonNode policy) {
        Backoff backoff = backoff(policy, Jitter.FULL);
        int reached = policy.required("cap_reached_at_retry").asInt(Integer.MAX_VALUE);
        for (JsonNode retry : policy.required("retries")) {
            int k = retry.required("retry").intValue();
            if (k >= reached) {
                assertThat(backoff.delay(k))
                        .isEqualTo(policy.required("max_delay_ns").longValue());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("policies")
    void intervals_agree_for_full_equal_and_proportional_jitter(JsonNode policy) {
        for (JsonNode retry : policy.required("retries")) {
            int k = retry.required("retry").intValue();
            assertInterval(backoff(policy, Jitter.FULL), k, retry.required("full"));
            assertInterval(backoff(policy, Jitter.EQUAL), k, retry.required("equal"));
            assertInterval(backoff(policy, Jitter.PROPORTIONAL), k, retry.required("proportional_0_3"));
        }
    }

    @ParameterizedTest
    @MethodSource("policies")
    void the_decorrelated_interval_over_all_histories_agrees(JsonNode policy) {
        if (policy.required("base_ns").equals(policy.required("max_delay_ns"))) {
            return; // a point, and therefore refused as a policy
        }
        Backoff backoff = backoff(policy, Jitter.DECORRELATED);
        long longest = policy.required("base_ns").longValue();
        for (JsonNode retry : policy.required("retries")) {
            int k = retry.required("retry").intValue();
            longest = backoff.highest(k, longest);
            assertThat(backoff.lowest(k))
                    .isEqualTo(retry.required("decorrelated").get(0).longValue());
            assertThat(longest).isEqualTo(retry.required("decorrelated").get(1).longValue());
        }
    }

    private static Backoff backoff(JsonNode policy, Jitter jitter) {
        return new Backoff(RetryPolicy.builder()
                .maxTries(policy.required("max_tries").intValue())
                .baseDelay(policy.required("base_ns").longValue() + "ns")
                .maxDelay(policy.required("max_delay_ns").longValue() + "ns")
                .multiplier(Double.parseDouble(policy.required("multiplier").textValue()))
                .jitter(jitter)
                .jitterFactor(0.3)
                .build());
    }

    private static void assertInterval(Backoff backoff, int retry, JsonNode interval) {
        assertClose(backoff.lowest(retry), interval.get(0).longValue());
        assertClose(backoff.highest(retry, 0), interval.get(1).longValue());
    }

    private static void assertClose(long actual, long expected) {
        assertClose(actual, expected, 1);
    }

    /** The vectors allow for double arithmetic: a nanosecond per value and a relative 1e-12. */
    private static void assertClose(long actual, long expected, int values) {
        assertThat(actual).isCloseTo(expected, within(values + (long) (expected * 1e-12)));
    }
}
