package dev.reprise.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.Jitter;
import dev.reprise.RetryBudget;
import dev.reprise.Retryable;
import dev.reprise.it.clients.QuotesApi;
import dev.reprise.it.clients.RetryingQuotesApi;
import dev.reprise.runtime.RetryPolicy;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.TokenBucket;
import dev.reprise.runtime.VirtualClock;
import java.io.IOException;
import java.lang.annotation.Annotation;
import org.junit.jupiter.api.Test;

/** What an annotation promises by default is what the runtime does by default. */
class AnnotationDefaultsIT {
    @Test
    void a_bare_policy_is_the_policy_of_a_bare_builder() {
        RetryPolicy annotated = RetryPolicy.builder()
                .maxTries(of(Retryable.class, "maxTries"))
                .baseDelay(of(Retryable.class, "baseDelay"))
                .maxDelay(of(Retryable.class, "maxDelay"))
                .multiplier(of(Retryable.class, "multiplier"))
                .jitter(AnnotationDefaultsIT.<Jitter>of(Retryable.class, "jitter"))
                .jitterFactor(of(Retryable.class, "jitterFactor"))
                .deadline(of(Retryable.class, "deadline"))
                .maxRetryAfter(of(Retryable.class, "maxRetryAfter"))
                .onStatus(AnnotationDefaultsIT.<int[]>of(Retryable.class, "onStatus"))
                .unsentOnly(of(Retryable.class, "unsentOnly"))
                .build();

        assertThat(annotated).isEqualTo(RetryPolicy.builder().build());
    }

    @Test
    void an_interface_without_a_budget_has_the_one_of_the_annotation() throws IOException {
        RetryRuntime runtime = RetryRuntime.builder().clock(new VirtualClock()).build();
        TokenBucket budget = runtime.budget(
                QuotesApi.class.getName(), of(RetryBudget.class, "burst"), of(RetryBudget.class, "ratio"));
        long full = budget.retriesLeft();
        int[] calls = {0};

        new RetryingQuotesApi(
                        symbol -> {
                            if (calls[0]++ == 0) {
                                throw new IOException();
                            }
                            return "9.50";
                        },
                        runtime)
                .quote("ACME");

        assertThat(AnnotationDefaultsIT.<Boolean>of(RetryBudget.class, "enabled"))
                .isTrue();
        assertThat(budget.retriesLeft()).isEqualTo(full - 1);
    }

    @SuppressWarnings("unchecked")
    private static <T> T of(Class<? extends Annotation> annotation, String member) {
        try {
            return (T) annotation.getDeclaredMethod(member).getDefaultValue();
        } catch (NoSuchMethodException renamed) {
            throw new AssertionError(renamed);
        }
    }
}
