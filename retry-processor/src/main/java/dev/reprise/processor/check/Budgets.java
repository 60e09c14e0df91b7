package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.Budget;
import java.util.stream.Stream;

/** A retry budget is a bucket that holds something and is filled by a share of the successes. */
final class Budgets implements Rule<Budget> {

    @Override
    public Stream<Diagnostic> check(Budget budget) {
        return Stream.concat(burst(budget), ratio(budget));
    }

    private static Stream<Diagnostic> burst(Budget budget) {
        return budget.burst().value() >= 1
                ? Stream.empty()
                : Stream.of(
                        new Diagnostic(
                                DiagnosticId.BAD_BUDGET,
                                budget.burst().place(),
                                "burst = " + budget.burst().value()
                                        + " is not at least 1, so no retry would ever be allowed.",
                                "It is the number of retries that a full budget holds: write burst = 100, or @NotRetryable to have none at all."));
    }

    private static Stream<Diagnostic> ratio(Budget budget) {
        double ratio = budget.ratio().value();
        return ratio >= 0 && ratio <= 1
                ? Stream.empty()
                : Stream.of(new Diagnostic(
                        DiagnosticId.BAD_BUDGET,
                        budget.ratio().place(),
                        "ratio = " + ratio + " is not from 0 to 1.",
                        "It is the part of a retry that each successful call earns: 0.2 allows one retry per five successes.\n"
                                + "To retry without any budget: @RetryBudget(enabled = false)."));
    }
}
