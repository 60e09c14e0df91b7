package dev.reprise.processor.check;

import static dev.reprise.processor.model.Models.at;
import static dev.reprise.processor.model.Models.method;
import static dev.reprise.processor.model.Models.written;
import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.Fault;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Models;
import dev.reprise.processor.model.Policy;
import dev.reprise.processor.model.Result;
import dev.reprise.processor.model.Treatment;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ChecksTest {

    private static final Policy BAD = Models.policy(it -> it.maxTries = written("maxTries", 0));

    @Test
    void a_shared_policy_is_blamed_once_and_all_its_methods_are_faulty() {
        Method first = shared("first", BAD);
        Method second = shared("second", BAD);
        Method own = method("own");
        Client client = Models.client(it -> it.policy = Optional.of(BAD), first, second, own);

        assertThat(Found.in(client)).containsExactly("bad-tries at maxTries");
        assertThat(Checks.of(client, Found.DEFAULTS).faulty()).containsExactlyInAnyOrder(first, second);
    }

    @Test
    void a_policy_that_applies_to_no_method_is_checked_all_the_same() {
        assertThat(Found.in(Models.client(it -> it.policy = Optional.of(BAD), method("own"))))
                .containsExactly("nothing-to-retry at @Retryable", "bad-tries at maxTries");
    }

    @Test
    void a_composed_policy_is_checked_without_a_use() {
        assertThat(Checks.of(BAD, Found.DEFAULTS))
                .singleElement()
                .satisfies(only -> assertThat(only.id().id()).isEqualTo("bad-tries"));
    }

    @Test
    void the_fault_of_one_method_leaves_the_others_alone() {
        Method post = method("post", it -> it.http = Optional.of("POST"));
        Client client = Models.client(method("get"), post);

        assertThat(Checks.of(client, Found.DEFAULTS).faulty()).containsExactly(post);
    }

    @Test
    void faults_of_different_methods_are_all_told() {
        Method post = method("post", it -> it.http = Optional.of("POST"));
        Method unknown = method("unknown", it -> it.http = Optional.empty());

        assertThat(Found.in(post, unknown))
                .containsExactly("unsafe-retry at @Retryable", "unknown-idempotency at @Retryable");
    }

    @Test
    void a_warning_makes_no_method_faulty() {
        Method slow = method("slow", it -> it.policy = Optional.of(Models.policy(p -> p.onStatus(404))));

        assertThat(Checks.of(Models.client(slow), Found.DEFAULTS).faulty()).isEmpty();
    }

    @Test
    void warnings_are_switched_off_where_they_belong() {
        Policy doubtful = Models.policy(it -> it.onStatus(404));
        Policy silent = Models.policy(it -> {
            it.onStatus(404);
            it.suppressed = Set.of("doubtful-status");
        });

        assertThat(Found.in(shared("find", doubtful))).containsExactly("doubtful-status at 404");
        assertThat(Found.in(shared("find", silent))).isEmpty();
        assertThat(Found.in(Models.client(
                        it -> it.suppressed = Set.of("doubtful-status", "nothing-to-retry"), shared("find", doubtful))))
                .isEmpty();
        assertThat(Found.in(Models.client(it -> it.suppressed = Set.of("no-jitter"), shared("find", doubtful))))
                .containsExactly("doubtful-status at 404");
        assertThat(Found.in(method("find", it -> {
                    it.returns(Result.Kind.LAZY, "java.io.InputStream");
                    it.suppressed = Set.of("lazy-result");
                })))
                .isEmpty();
    }

    @Test
    void errors_are_not_switched_off() {
        assertThat(Found.in(Models.client(it -> it.suppressed = Set.of("unsafe-retry"), method("post", it -> {
                    it.http = Optional.of("POST");
                    it.suppressed = Set.of("unsafe-retry");
                }))))
                .containsExactly("unsafe-retry at @Retryable");
    }

    @Test
    void an_unfit_interface_gets_its_errors_and_no_warnings() {
        Client sealed = Models.client(
                it -> {
                    it.faults = List.of(new Fault("sealed-interface", at("PaymentsApi"), "is sealed", "open it"));
                    it.policy = Optional.of(BAD);
                },
                method("own"));

        assertThat(Found.in(sealed)).containsExactly("sealed-interface at PaymentsApi", "bad-tries at maxTries");
    }

    @Test
    void a_fault_in_a_class_file_names_its_true_place() {
        Policy fromJar = Models.policy(it -> {
            it.maxTries = written("maxTries", 0);
            it.origin = "lib.Patient";
        });
        Method inherited = method("find", it -> {
            it.origin = "lib.Base.find";
            it.http = Optional.of("POST");
        });

        assertThat(Found.only(Models.client(shared("find", fromJar))).problem())
                .isEqualTo("maxTries = 0 is not from 1 to 100. (It stands on lib.Patient, in a class file.)");
        assertThat(Found.only(Models.client(inherited)).problem()).contains("lib.Base.find");
    }

    @Test
    void a_policy_that_finds_no_method_is_warned_about() {
        Policy policy = Models.policy();
        Method forwarded = method("size", it -> {
            it.policy = Optional.empty();
            it.policyOnMethod = false;
            it.treatment = Treatment.FORWARD;
        });

        assertThat(Found.in(Models.client(it -> it.policy = Optional.of(policy), forwarded, method("own"))))
                .containsExactly("nothing-to-retry at @Retryable");
        assertThat(Found.in(Models.client(it -> it.policy = Optional.of(policy), shared("find", policy))))
                .isEmpty();
    }

    private static Method shared(String name, Policy policy) {
        return method(name, it -> {
            it.policy = Optional.of(policy);
            it.policyOnMethod = false;
        });
    }
}
