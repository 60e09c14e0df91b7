package demo;

import dev.reprise.*;

class ComposedFaults {
    @Retryable
    @CircuitBreaker
//  ^ not-yet-supported: @CircuitBreaker
    @interface Breaking {}

    @Retryable
    @RetryBudget(burst = 0)
//                       ^ bad-budget: burst = 0
    @interface Budgeted {}

    @Breaking
    interface BreakingApi {
        @HttpMethod("GET")
        String get(String id);
    }

    @Budgeted
    interface BudgetedApi {
        @HttpMethod("GET")
        String get(String id);
    }
}
