package dev.reprise.processor.read;

import dev.reprise.processor.model.Budget;

/** Reads one {@code @RetryBudget}. */
final class BudgetReader {

    private BudgetReader() {}

    static Budget read(Mirror budget) {
        return new Budget(
                budget.value("burst", Integer.class),
                budget.value("ratio", Double.class),
                budget.value("enabled", Boolean.class),
                budget.place());
    }
}
