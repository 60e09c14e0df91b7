package dev.reprise.processor.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.RetryBudget;
import dev.reprise.processor.model.Models;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** An interface that says nothing of a budget has the one that {@code @RetryBudget} alone would give it. */
class DefaultBudgetTest {

    @Test
    void an_interface_without_a_budget_gets_the_defaults_of_the_annotation() {
        String source = ProxyWriter.write(Models.client(Models.method("find")), Set.of());

        assertThat(source)
                .contains(
                        "runtime.budget(\"demo.PaymentsApi\", " + byDefault("burst") + ", " + byDefault("ratio") + ")");
    }

    private static Object byDefault(String member) {
        try {
            return RetryBudget.class.getMethod(member).getDefaultValue();
        } catch (NoSuchMethodException renamed) {
            throw new AssertionError(renamed);
        }
    }
}
