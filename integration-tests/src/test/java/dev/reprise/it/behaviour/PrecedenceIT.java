package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.reprise.it.clients.PoliciesApi;
import dev.reprise.it.clients.RetryingPoliciesApi;
import dev.reprise.it.clients.RetryingPoliciesApi_Both;
import dev.reprise.it.clients.RetryingPoliciesApi_Composed;
import dev.reprise.it.clients.RetryingPoliciesApi_Harmless;
import dev.reprise.it.clients.RetryingPoliciesApi_Inheriting;
import dev.reprise.runtime.FixedRandom;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import java.io.IOException;
import java.time.Duration;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Which of several policies a method gets. */
class PrecedenceIT {
    private final Script script = Script.of(new IOException());
    private final VirtualClock clock = new VirtualClock();
    private final RetryRuntime runtime =
            RetryRuntime.builder().clock(clock).random(FixedRandom.HIGHEST).build();

    @Test
    void the_policy_of_the_interface_holds_where_a_method_has_none() {
        PoliciesApi api = new RetryingPoliciesApi(script.as(PoliciesApi.class), runtime);

        assertThat(tries(api::byInterface)).isEqualTo(3);
        assertThat(clock.sleeps().get(0)).isEqualTo(Duration.ofMillis(20));
    }

    @Test
    void the_policy_of_a_method_replaces_that_of_the_interface_whole() {
        PoliciesApi api = new RetryingPoliciesApi(script.as(PoliciesApi.class), runtime);

        assertThat(tries(api::byMethod)).isEqualTo(2);
        assertThat(clock.sleeps().get(0)).isEqualTo(Duration.ofSeconds(1));
    }

    @Test
    void a_composed_policy_on_a_method_comes_between_the_two() {
        PoliciesApi api = new RetryingPoliciesApi(script.as(PoliciesApi.class), runtime);

        assertThat(tries(api::byComposition)).isEqualTo(4);
        assertThat(clock.sleeps().get(0)).isEqualTo(Duration.ofMillis(10));
        assertThat(tries(api::byBoth)).isEqualTo(2);
    }

    @Test
    void a_method_may_be_taken_out() {
        PoliciesApi api = new RetryingPoliciesApi(script.as(PoliciesApi.class), runtime);

        assertThat(tries(api::never)).isEqualTo(1);
    }

    @Test
    void a_composed_policy_on_the_interface_comes_last() {
        PoliciesApi.Composed composed =
                new RetryingPoliciesApi_Composed(script.as(PoliciesApi.Composed.class), runtime);
        PoliciesApi.Both both = new RetryingPoliciesApi_Both(script.as(PoliciesApi.Both.class), runtime);

        assertThat(tries(composed::byInterface)).isEqualTo(4);
        assertThat(tries(composed::byMethod)).isEqualTo(2);
        assertThat(tries(both::byInterface)).isEqualTo(2);
    }

    @Test
    void a_policy_is_inherited_until_a_child_says_otherwise() {
        PoliciesApi.Inheriting api =
                new RetryingPoliciesApi_Inheriting(script.as(PoliciesApi.Inheriting.class), runtime);

        assertThat(tries(api::inherited)).isEqualTo(2);
        assertThat(tries(api::redeclared)).isEqualTo(5);
        assertThat(tries(api::redeclaredBare)).isEqualTo(2);
        assertThat(tries(api::plain)).isEqualTo(1);
    }

    @Test
    void the_users_word_for_an_interface_covers_its_methods_but_for_those_taken_out() {
        PoliciesApi.Harmless api = new RetryingPoliciesApi_Harmless(script.as(PoliciesApi.Harmless.class), runtime);

        assertThat(tries(api::anything)).isEqualTo(5);
        assertThat(tries(api::exceptThis)).isEqualTo(1);
    }

    private int tries(ThrowingCallable call) {
        int before = script.calls().size();
        catchThrowable(call);
        return script.calls().size() - before;
    }
}
