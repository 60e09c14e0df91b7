package dev.reprise.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.Jitter;
import dev.reprise.processor.model.Models;
import dev.reprise.processor.model.Policy;
import dev.reprise.runtime.RetryPolicy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What the compiler accepts the runtime accepts, and what it refuses the runtime refuses for one of the same reasons. */
class PolicyAgreementTest {

    @Test
    void the_runtime_has_the_same_rules() {
        assertThat(combinations()).hasSizeGreaterThan(9000).allSatisfy(values -> {
            Set<String> refused = refusedByProcessor(values);
            String runtime = refusedByRuntime(values);
            if (runtime.isEmpty()) {
                assertThat(refused).as(values.toString()).isEmpty();
            } else {
                assertThat(refused).as(values.toString()).contains(runtime);
            }
        });
    }

    private static List<Values> combinations() {
        List<Values> all = new ArrayList<>();
        for (Jitter jitter : Jitter.values()) {
            for (int tries : new int[] {0, 1, 2, 5, 100, 101}) {
                for (String base : List.of("0s", "1s", "PT1S", "60s", "61s", "soon")) {
                    for (String cap : List.of("0s", "1s", "60s")) {
                        for (double multiplier : new double[] {0.5, 1, 2, Double.NaN, Double.POSITIVE_INFINITY}) {
                            for (String deadline : List.of("", "0s", "500ms", "700ms", "1s", "2m", " ")) {
                                all.add(new Values(jitter, tries, base, cap, multiplier, deadline, 503));
                            }
                        }
                    }
                }
            }
        }
        all.add(new Values(Jitter.FULL, 5, "1s", "60s", 2, "", 399));
        all.add(new Values(Jitter.FULL, 5, "1s", "60s", 2, "", 400));
        all.add(new Values(Jitter.FULL, 5, "1s", "60s", 2, "", 599));
        all.add(new Values(Jitter.FULL, 5, "1s", "60s", 2, "", 600));
        return all;
    }

    private static Set<String> refusedByProcessor(Values values) {
        Policy policy = Models.policy(it -> {
            it.jitter = Models.written("jitter", values.jitter());
            it.maxTries = Models.written("maxTries", values.maxTries());
            it.baseDelay = Models.written("baseDelay", values.baseDelay());
            it.maxDelay = Models.written("maxDelay", values.maxDelay());
            it.multiplier = Models.written("multiplier", values.multiplier());
            it.deadline = Models.written("deadline", values.deadline());
            it.onStatus(values.status());
        });
        return Checks.of(policy, Options.of(Map.of())).stream()
                .map(Diagnostic::id)
                .filter(DiagnosticId::isError)
                .map(DiagnosticId::id)
                .filter(id -> !id.equals("hopeless-status"))
                .collect(Collectors.toSet());
    }

    private static String refusedByRuntime(Values values) {
        try {
            RetryPolicy.builder()
                    .jitter(dev.reprise.Jitter.valueOf(values.jitter().name()))
                    .maxTries(values.maxTries())
                    .baseDelay(values.baseDelay())
                    .maxDelay(values.maxDelay())
                    .multiplier(values.multiplier())
                    .deadline(values.deadline())
                    .onStatus(values.status())
                    .build();
            return "";
        } catch (IllegalArgumentException refused) {
            return refused.getMessage().replaceAll("(?s)\\[retry:([a-z-]+)].*", "$1");
        }
    }

    private record Values(
            Jitter jitter,
            int maxTries,
            String baseDelay,
            String maxDelay,
            double multiplier,
            String deadline,
            int status) {}
}
